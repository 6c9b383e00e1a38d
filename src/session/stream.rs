//! Random streams that follow from a seed and a number, in whatever order they are asked for.

use rand::SeedableRng;

use crate::bot::Generator;

/// The random stream `number` of `seed`. Streams of different numbers have nothing in common.
#[must_use]
pub fn stream(seed: u64, number: u64) -> Generator {
    Generator::seed_from_u64(mix(seed, number))
}

/// The seed `number` of `seed`: for what needs streams of its own.
#[must_use]
pub const fn stream_seed(seed: u64, number: u64) -> u64 {
    mix(seed, number)
}

const fn mix(seed: u64, number: u64) -> u64 {
    scramble(scramble(seed).wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}

/// The finalizer of `SplitMix64`: every bit of the result depends on every bit of the input.
const fn scramble(mut bits: u64) -> u64 {
    bits = bits.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// The streams of one game. What chance draws depends on how often it has drawn before and on
/// nothing else, so that a resumed game goes on as it would have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Streams(pub(super) u64);

impl Streams {
    /// For the draw of chance after `draws` others.
    pub(super) fn chance(self, draws: u64) -> Generator {
        stream(mix(self.0, 0), draws)
    }

    /// For the bot on `seat`.
    pub(super) fn bot(self, seat: u8) -> Generator {
        stream(mix(self.0, 1), u64::from(seat))
    }
}
