import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServices, type TestServices } from '../../testing/test-services.ts';
import { makeVault, VaultError } from './vault.service.ts';
import { checkVaultKeys, rewrapBatch } from './vault-keys.ts';

const key = (id: string) => ({ id, key: randomBytes(32) });
const old = key('2025');
const fresh = key('2026');
const indexKey = randomBytes(32);
const place = { table: 'client', column: 'ssn', id: '7' };

describe('a sealed value', () => {
  const vault = makeVault([old], indexKey);

  test('opens where it was sealed and hides what it holds', () => {
    const sealed = vault.seal(place, '123-45-6789 é');
    expect(sealed).not.toContain('6789');
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('6789');
    expect(vault.open(place, sealed)).toBe('123-45-6789 é');
    expect(vault.seal(place, '123-45-6789 é')).not.toBe(sealed);
  });

  test.each([
    ['another row', { ...place, id: '8' }],
    ['another column', { ...place, column: 'ein' }],
    ['another table', { ...place, table: 'prospect' }],
    ['a place whose parts join to the same text', { table: 'client', column: 'ssn","7', id: '' }],
  ])('does not open in %s (S-66)', (_, other) => {
    expect(() => vault.open(other, vault.seal(place, 'x'))).toThrow(VaultError);
  });

  test('does not open when any character was altered', () => {
    const sealed = vault.seal(place, 'x');
    for (let at = 0; at < sealed.length; at++) {
      const altered = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      // The last character of base64 may carry unused bits; the decoded bytes are what counts.
      const same = altered
        .split('.')
        .every((part, index) =>
          index < 2
            ? part === sealed.split('.')[index]
            : Buffer.from(part, 'base64url').equals(Buffer.from(sealed.split('.')[index] ?? '', 'base64url')),
        );
      if (!same) expect(() => vault.open(place, altered), `character ${at}`).toThrow(VaultError);
    }
    expect(() => vault.open(place, 'nonsense')).toThrow(VaultError);
  });

  test('names no value in its error', () => {
    expect(() => makeVault([fresh], indexKey).open(place, vault.seal(place, '6789'))).toThrow(
      'sealed under the key "2025", which this host does not have',
    );
  });

  test('stays readable and takes the new key when keys are rotated (S-72)', () => {
    const sealed = vault.seal(place, 'kept');
    const rotated = makeVault([fresh, old], indexKey);
    expect(rotated.open(place, sealed)).toBe('kept');
    const moved = rotated.rewrap(place, sealed);
    expect(rotated.keyIdOf(moved)).toBe('2026');
    expect(rotated.rewrap(place, moved)).toBe(moved);
    expect(makeVault([fresh], indexKey).open(place, moved)).toBe('kept');
  });
});

test('a blind index is equal for equal values of one purpose and needs its own key (S-67)', () => {
  const vault = makeVault([old], indexKey);
  expect(vault.blindIndex('ssn', '123456789')).toBe(
    makeVault([fresh], indexKey).blindIndex('ssn', '123456789'),
  );
  expect(vault.blindIndex('ssn', '123456789')).not.toBe(vault.blindIndex('ein', '123456789'));
  expect(vault.blindIndex('ssn', '123456789')).not.toBe(
    makeVault([old], randomBytes(32)).blindIndex('ssn', '123456789'),
  );
});

describe('the keys of a host', () => {
  let services: TestServices;
  beforeAll(async () => {
    services = await openTestServices();
    await sql`create table secret_note (id text primary key, body text)`.execute(services.db);
  });
  afterAll(() => services.database.close());

  test('are compared with the database at the start; wrong ones are refused with a clear text (S-72)', async () => {
    const { db } = services;
    await checkVaultKeys(db, makeVault([old], indexKey));
    await checkVaultKeys(db, makeVault([old], indexKey));
    await expect(checkVaultKeys(db, makeVault([fresh], indexKey))).rejects.toThrow(
      'VAULT_KEYS lacks the key "2025"',
    );
    await expect(
      checkVaultKeys(db, makeVault([{ id: '2025', key: randomBytes(32) }], indexKey)),
    ).rejects.toThrow('VAULT_KEYS lacks the key "2025"');
    await expect(checkVaultKeys(db, makeVault([old], randomBytes(32)))).rejects.toThrow('INDEX_KEY');
  });

  test('move all values to the new key, after which the old one may go (S-72)', async () => {
    const { db } = services;
    const before = makeVault([old], indexKey);
    const at = (id: string) => ({ table: 'secret_note', column: 'body', id });
    for (let id = 0; id < 450; id++) {
      await sql`insert into secret_note values (${`n${id}`}, ${before.seal(at(`n${id}`), `note ${id}`)})`.execute(
        db,
      );
    }
    const rotated = makeVault([fresh, old], indexKey);
    rotated.registerColumn({ table: 'secret_note', column: 'body' });
    await checkVaultKeys(db, rotated);
    const batches: number[] = [];
    do batches.push(await db.transaction().execute((trx) => rewrapBatch(trx, rotated)));
    while (batches.at(-1) !== 0);
    expect(batches).toEqual([200, 200, 50, 0]);
    const only = makeVault([fresh], indexKey);
    await checkVaultKeys(db, only);
    const { rows } = await sql<{ id: string; body: string }>`select id, body from secret_note`.execute(db);
    expect(rows.every(({ id, body }) => only.open(at(id), body) === `note ${id.slice(1)}`)).toBe(true);
  });
});
