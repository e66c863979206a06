/* The uniform kernel of Idus Martii in C, line by line, to measure the overhead of Numba.
   `bench/lab.py` compiles it and checks that it plays the same games. */
#include <stdint.h>

static uint64_t mix(uint64_t word) {
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9u;
    word = (word ^ word >> 27) * 0x94D049BB133111EBu;
    return word ^ word >> 31;
}

static uint64_t random_word(uint64_t key, uint64_t k) { return mix(key + k * 0x9E3779B97F4A7C15u); }

static uint64_t below(uint64_t half, uint64_t total) { return half * total >> 32; }

static uint64_t below_many(uint64_t word, uint64_t total) {
    return ((word >> 32) * total + ((word & 0xFFFFFFFFu) * total >> 32)) >> 32;
}

void play_uniform(uint64_t seed, uint64_t begin, int64_t games, int64_t players, int64_t limit,
                  const uint32_t *deals, uint64_t many, const uint64_t *first_round, const uint64_t *one_turn,
                  const uint64_t *second_round, const uint32_t *assignments, uint64_t opening,
                  const uint8_t *results, uint64_t *words, uint16_t *kept, uint8_t *firsts) {
    for (int64_t game = 0; game < games; game++) {
        uint64_t key = mix(seed * 0xD1342543DE82EF95u + mix(begin + game + 0x9E3779B97F4A7C15u));
        uint64_t cards = deals[below_many(random_word(key, 0), many)];
        uint64_t starts = below_many(random_word(key, 1), players);
        uint64_t bits = random_word(key, 2);
        uint64_t coins = (bits >> 32 & 0x5555) * 3;
        uint64_t keeps = ((cards & ~coins) | (cards >> 16 & coins)) & 0xFFFF;
        uint64_t word = (uint64_t)players << 40;
        for (int64_t pair = 0; pair < players >> 1; pair++) {
            word += first_round[bits & 0xFF];
            bits >>= 8;
        }
        if (players & 1) word += one_turn[bits & 15];
        uint64_t choices = opening, alive = ~(uint64_t)0;
        for (int64_t turn = 0; turn < players; turn++) {
            bits = random_word(key, 3 + turn);
            choices = assignments[(choices >> 8) + below(bits >> 32, choices & 0xFF)];
            word += second_round[below(bits & 0xFFFFFFFFu, 216)] & alive;
            alive = ((word & 0xFF) > (uint64_t)limit) | ((word >> 8 & 0xFF) > (uint64_t)limit) ? 0 : alive;
        }
        int64_t lead = (int64_t)(word & 0xFF) - (int64_t)(word >> 8 & 0xFF);
        lead = (lead < -2 ? -2 : lead > 2 ? 2 : lead) + 2;
        int loyal = (keeps & 0x5555) != 0, traitor = (keeps & 0xAAAA) != 0, ending = alive == 0;
        words[game] = word | (uint64_t)results[((ending * 5 + lead) * 2 + loyal) * 2 + traitor] << 56;
        kept[game] = (uint16_t)keeps;
        firsts[game] = (uint8_t)starts;
    }
}
