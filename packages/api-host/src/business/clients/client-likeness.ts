import { foldText } from '@upline/domain';
import type { Vault } from '../../platform/vault/vault.ts';
import { contactKeys } from '../contact.rules.ts';
import { birthIndex } from './clients.record.ts';

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
