import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Fewer guesses than 10^8 and an attacker with the hash is there within hours. */
const LEAST_SCORE = 3;
/** The estimate grows faster than the text; what comes later only makes a password stronger. */
const JUDGED_LENGTH = 64;

let judge: ZxcvbnFactory | undefined;

/**
 * Whether a password is among the 49,000 most used ones, or made of them, of sequences, keyboard paths and repetitions, so
 * that it is found by trying (S-02, R-VAL-19). Takes a few milliseconds; the lists are unpacked on first use.
 */
export async function isGuessable(password: string, names: readonly string[]): Promise<boolean> {
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score } = await judge.check(password.slice(0, JUDGED_LENGTH), [...names]);
  return score < LEAST_SCORE;
}
