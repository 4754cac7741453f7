import { sealedColumns } from '../platform/vault/sealed-columns.ts';
import type { Vault } from '../platform/vault/vault.ts';
import type { BackgroundAnswers } from './registrations.schemas.ts';
import type { Draft } from './registrations.tables.ts';

export const sealed = sealedColumns('registration_draft', [
  'birth_sealed',
  'ssn_sealed',
  'background_sealed',
]);

export const birthOf = (vault: Vault, { id, birth_sealed }: Draft) =>
  sealed.of(vault, id).open('birth_sealed', birth_sealed);
export const taxOf = (vault: Vault, { id, ssn_sealed }: Draft) =>
  sealed.of(vault, id).open('ssn_sealed', ssn_sealed);

export function backgroundOf(vault: Vault, { id, background_sealed }: Draft): BackgroundAnswers | null {
  const text = sealed.of(vault, id).open('background_sealed', background_sealed);
  return text === null ? null : (JSON.parse(text) as BackgroundAnswers);
}
