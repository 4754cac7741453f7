import type { Vault } from '../platform/vault/vault.ts';
import type { BackgroundAnswers } from './registrations.schemas.ts';
import type { Draft } from './registrations.tables.ts';

const TABLE = 'registration_draft';
export const SEALED = ['birth_sealed', 'ssn_sealed', 'background_sealed'] as const;
type Column = (typeof SEALED)[number];

const placeOf = (id: string, column: Column) => ({ table: TABLE, column, id });

export const sealFor = (vault: Vault, id: string, column: Column, clear: string): string =>
  vault.seal(placeOf(id, column), clear);

const open = (vault: Vault, draft: Draft, column: Column): string | null => {
  const sealed = draft[column];
  return sealed === null ? null : vault.open(placeOf(draft.id, column), sealed);
};

export const birthOf = (vault: Vault, draft: Draft): string | null => open(vault, draft, 'birth_sealed');
export const taxOf = (vault: Vault, draft: Draft): string | null => open(vault, draft, 'ssn_sealed');

export function backgroundOf(vault: Vault, draft: Draft): BackgroundAnswers | null {
  const text = open(vault, draft, 'background_sealed');
  return text === null ? null : (JSON.parse(text) as BackgroundAnswers);
}

export function registerSealedColumns(vault: Vault): void {
  for (const column of SEALED) vault.registerColumn({ table: TABLE, column });
}
