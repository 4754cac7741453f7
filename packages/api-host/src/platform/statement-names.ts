import { hash } from 'node:crypto';
import pg from 'pg';

/** Statements that come again and again are few; more would only fill the server's memory. */
const MAX_NAMES = 400;
/** A statement gets its name when it comes back: filters and bulk writes make many that never do. */
const NAMED_AFTER = 3;

const seen = new Map<string, number>();
const names = new Map<string, string>();

/** The name of a statement that keeps coming back; undefined for others. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const times = (seen.get(text) ?? 0) + 1;
  if (times < NAMED_AFTER) {
    if (seen.size >= MAX_NAMES * 10) seen.clear();
    seen.set(text, times);
    return undefined;
  }
  seen.delete(text);
  const name = hash('sha256', text, 'base64url');
  names.set(text, name);
  return name;
}

/** A `pg` client that lets the server keep the plans of statements with parameters that it is sent often. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of `query` reduce to this
  override query(text: any, values?: any, callback?: any): any {
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return super.query(text, values, callback);
    const name = nameOf(text);
    if (name === undefined) return super.query(text, values, callback);
    return super.query({ name, text, values }, callback);
  }
}
