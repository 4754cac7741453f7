import { foldText } from '@upline/domain';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { contactKeys, keysOf } from '../contact.rules.ts';
import { birthIndex } from './clients.record.ts';
import { clientsKnownBy } from './clients.store.ts';

interface Person {
  readonly email: string | null;
  /** As it is stored. */
  readonly phone: string | null | undefined;
  readonly last_name: string | null;
  readonly date_of_birth?: string | null | undefined;
}

/** What tells that two records are of one person: the same email, the same phone, or last name and birth date (R-CLI-01). */
export const likenessOf = (vault: Vault, { email, phone, last_name, date_of_birth }: Person) => [
  ...contactKeys({ email, phone }),
  ...(last_name && date_of_birth ? [`birth:${foldText(last_name)}:${birthIndex(vault, date_of_birth)}`] : []),
];

/** Clients of the own book that have one of these, by name. */
export async function clientsLike(db: Db, owner: Pick<Caller, 'code'>, keys: readonly string[]) {
  const births = keysOf(keys, 'birth').map((key) => key.slice(key.lastIndexOf(':') + 1));
  const rows = await clientsKnownBy(db, owner, {
    emails: keysOf(keys, 'email'),
    phones: keysOf(keys, 'phone'),
    births,
  });
  return rows.flatMap(({ id, name, email_key, phone, last_name_key, date_of_birth_index }) => {
    const own = [`email:${email_key}`, `phone:${phone}`, `birth:${last_name_key}:${date_of_birth_index}`];
    const shared = keys.filter((key) => own.includes(key));
    return shared.length > 0 ? [{ id, name, keys: shared }] : [];
  });
}
