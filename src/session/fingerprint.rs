//! A number that tells one state of a game from another: kept with a saved game, so that a file in which
//! something was changed is noticed.

use std::hash::{Hash, Hasher};

use super::game::Match;
use crate::rules::Game;

impl<G: Game> Match<G> {
    /// A number that follows from everything that is true now, hidden cards included: for saving, not
    /// for showing. The same on every machine.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut fnv = Fnv(0xcbf2_9ce4_8422_2325);
        self.state.hash(&mut fnv);
        fnv.finish()
    }
}

/// FNV-1a with 64 bits. Numbers are read as little-endian and lengths as 64 bits, whatever the machine.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}
