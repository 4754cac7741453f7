import { changeSeals } from '../../src/business/changes/changes.record.ts';
import type { Vault } from '../../src/platform/vault/vault.ts';
import type { Random } from '../random.ts';

interface OwnedClient {
  readonly id: string;
  readonly owner_code: string;
  readonly beneficiary_notes?: string | null;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly company_name?: string | null;
}

const MOST = 3;
/** Begun in the afternoon of the day before, wherever the network is loaded at midnight. */
const AGE_MS = 9 * 3_600_000;
const CHANGES = { beneficiary_notes: 'To be asked at the yearly review.' };

/** A bulk edit that each of these people has begun and not applied: a note on some of their clients. */
export function changeSetRows(
  random: Random,
  vault: Vault,
  owners: ReadonlySet<string>,
  clients: readonly OwnedClient[],
  now: Date,
) {
  const seals = changeSeals(vault);
  const book = Map.groupBy(
    clients.filter(({ owner_code, beneficiary_notes }) => owners.has(owner_code) && !beneficiary_notes),
    ({ owner_code }) => owner_code,
  );
  const sets = [...book].map(([owner_code, own]) => {
    const id = random.uuid();
    const rows = own.slice(0, MOST);
    return { id, owner_code, rows };
  });
  return {
    change_set: sets.map(({ id, owner_code, rows }) => ({
      id,
      owner_code,
      resource: 'clients',
      kind: 'Edit',
      title: 'Beneficiary Notes',
      status: 'Draft',
      settings_sealed: seals.sealSettings(id, { changes: CHANGES }),
      counts: { Ready: rows.length },
      created_at: new Date(now.getTime() - AGE_MS),
      created_by: owner_code,
    })),
    change_row: sets.flatMap((set) =>
      set.rows.map((client, index) => {
        const id = random.uuid();
        const { first_name, last_name, company_name } = client;
        return {
          id,
          change_set_id: set.id,
          position: index + 1,
          record_id: client.id,
          record_version: 1,
          state: 'Ready',
          content_sealed: seals.sealContent(id, {
            name: company_name ?? `${first_name} ${last_name}`,
            before: { beneficiary_notes: null },
            after: CHANGES,
            errors: [],
          }),
        };
      }),
    ),
  };
}
