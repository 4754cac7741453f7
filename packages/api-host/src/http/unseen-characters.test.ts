import { expect, test } from 'vitest';
import { offlineApp } from '../bin/offline-app.ts';

/**
 * Passwords, codes, tokens and the secret of a link are compared and never shown; of an account number only the digits are kept; values of a bulk edit are
 * judged by the schema of their record, those of a filter by the list; and what a browser reports is not kept.
 */
const ELSEWHERE = /password|token|code|csv|account_number|^link$|^changes\.|^filter\.|^csp-report\./;

type Place = readonly (string | number)[];

/** Every text in an example, with where it is. */
function* textsOf(value: unknown, place: Place = []): Generator<readonly [Place, string]> {
  if (typeof value === 'string') yield [place, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, [...place, key]);
}

function withText(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === String(key) ? withText(each, rest, text) : each));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: withText(record[key], rest, text) };
}

test('no name, title or note takes a character that is not seen, in any operation (R-VAL-20)', async () => {
  const app = await offlineApp();
  const taken: string[] = [];
  let texts = 0;
  for (const { id, body, examples, keepsRawBody } of app.operations) {
    // A body that is taken as its bytes is judged by its signature.
    if (!body || examples?.body === undefined || keepsRawBody) continue;
    for (const [place, text] of textsOf(examples.body)) {
      const accepts = (given: string) => body.safeParse(withText(examples.body, place, given)).success;
      if (ELSEWHERE.test(place.join('.')) || !accepts(`${text}a`)) continue;
      texts += 1;
      for (const character of ['\u0007', '\u200b', '\u202e', '\u2066'])
        if (accepts(`${text}${character}a`))
          taken.push(`${id} ${place.join('.')} U+${character.codePointAt(0)?.toString(16)}`);
    }
  }
  await app.close();
  expect(texts).toBeGreaterThan(100);
  expect(taken).toEqual([]);
});
