import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { createQueue } from '../hash-queue.ts';

/** argon2id with 19 MiB, two passes, one lane (S-03). The library's default algorithm is argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

/** One queue a process: the memory and the cores are the process's, whatever asks. */
const inTurn = createQueue();

/** Normalized so that the same characters match from every keyboard (S-01). */
const normalized = (password: string) => password.normalize('NFKC');

/** Hash of a password, parameters included. Throws 503 when too many wait (S-04). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalized(password), PARAMETERS));
}

/** Whether the password is the hashed one. Takes as long for a stranger's hash as for the right one. */
export function matchesPassword(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored, normalized(password)));
}

/** Whether the hash was made with weaker parameters than today's and should be renewed at sign-in (S-03). */
export function isOutdatedHash(stored: string): boolean {
  const made = parseOptions(stored);
  return (
    made.memoryCost < PARAMETERS.memoryCost ||
    made.timeCost < PARAMETERS.timeCost ||
    !stored.startsWith('$argon2id$')
  );
}

let stranger: Promise<string> | undefined;

/** A hash no password is compared with in earnest: unknown users cost the same time as known ones (S-06). */
export function hashOfNobody(): Promise<string> {
  stranger ??= hash(crypto.randomUUID(), PARAMETERS);
  return stranger;
}
