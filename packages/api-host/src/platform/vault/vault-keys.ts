import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { VaultError } from './vault.service.ts';
import * as store from './vault.store.ts';
import type { Vault } from './vault.ts';

declare module '../jobs/jobs.ts' {
  interface Tasks {
    'rewrap-vault': Record<string, never>;
  }
}

const KNOWN = 'The keys of this host open what this database holds.';
const INDEX_ROW = 'blind-index';
const place = (keyId: string) => ({ table: 'vault_canary', column: 'sealed', id: keyId });

/**
 * Compares the configured keys with the database before the host serves: every key that seals values must be there and be
 * the right one (S-72). Throws `VaultError` with a text for the operator; the first start plants the canaries.
 */
export async function checkVaultKeys(db: Db, vault: Vault): Promise<void> {
  const known = new Map((await store.canaries(db)).map(({ key_id, sealed }) => [key_id, sealed]));
  const index = vault.blindIndex('canary', KNOWN);
  for (const [keyId, sealed] of known) {
    if (keyId === INDEX_ROW) {
      if (sealed !== index) throw new VaultError('INDEX_KEY is not the key this database was written with');
      continue;
    }
    let clear: string | undefined;
    try {
      clear = vault.open(place(keyId), sealed);
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
    }
    if (clear !== KNOWN) {
      throw new VaultError(
        `VAULT_KEYS lacks the key "${keyId}" that values of this database are sealed under, or holds another one by that name`,
      );
    }
  }
  if (!known.has(vault.currentKeyId)) {
    await store.addCanary(db, vault.currentKeyId, vault.seal(place(vault.currentKeyId), KNOWN));
  }
  if (!known.has(INDEX_ROW)) await store.addCanary(db, INDEX_ROW, index);
}

const BATCH = 200;

/**
 * Re-wraps one batch of values that are still under an older key, in the given transaction. Returns how many it moved;
 * at 0 nothing is left and the canaries of the older keys are removed, so that those keys may be taken out of VAULT_KEYS.
 */
export async function rewrapBatch(db: Db, vault: Vault): Promise<number> {
  for (const column of vault.columns) {
    const rows = await store.sealedUnderOtherKeys(db, column, vault.currentKeyId, BATCH);
    for (const row of rows) {
      const target = { table: column.table, column: column.column, id: row.id };
      await store.replaceSealed(db, column, row.id, row.sealed, vault.rewrap(target, row.sealed));
    }
    if (rows.length > 0) return rows.length;
  }
  for (const { key_id } of await store.canaries(db)) {
    if (key_id !== vault.currentKeyId && key_id !== INDEX_ROW) await store.removeCanary(db, key_id);
  }
  return 0;
}

/** The rotation job: one batch a run, until nothing is left under an older key (S-72). */
export function defineVaultTasks(jobs: Jobs, vault: Vault): void {
  jobs.define('rewrap-vault', {
    async run({ db, log }) {
      const moved = await rewrapBatch(db, vault);
      log.info({ moved }, 'sealed values moved to the current key');
      if (moved > 0) await jobs.add(db, 'rewrap-vault', {}, { key: 'rewrap-vault' });
    },
  });
}

/** Starts the rotation when older keys are configured beside the current one. */
export async function startRotation(db: Db, jobs: Jobs, keyCount: number): Promise<void> {
  if (keyCount > 1) await jobs.add(db, 'rewrap-vault', {}, { key: 'rewrap-vault' });
}
