import type { Db } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { clientSecret } from './policy-references.store.ts';

/** The birth date sealed in a client's record; null where none is known. It decides the issue age (R-VAL-13). */
export function openBirth(
  vault: Vault,
  client: { readonly id: string; readonly date_of_birth_sealed: string | null } | undefined,
): string | null {
  if (!client?.date_of_birth_sealed) return null;
  const place = { table: 'client', column: 'date_of_birth_sealed', id: client.id };
  return vault.open(place, client.date_of_birth_sealed);
}

export async function clientBirth(vault: Vault, db: Db, clientId: string): Promise<string | null> {
  return openBirth(vault, await clientSecret(db, clientId));
}
