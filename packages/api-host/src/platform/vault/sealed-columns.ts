import type { Vault } from './vault.ts';

/** Columns of one table that hold sealed text, each value bound to its column and row (S-66); null stays null. */
export function sealedColumns<Column extends string>(table: string, columns: readonly Column[]) {
  return {
    /** So that a new key reaches them (S-72). */
    register(vault: Vault): void {
      for (const column of columns) vault.registerColumn({ table, column });
    },

    /** Of the row with this id. */
    of: (vault: Vault, id: string) => ({
      seal: <T extends string | null>(column: Column, clear: T): T =>
        (clear === null ? clear : vault.seal({ table, column, id }, clear)) as T,
      open: <T extends string | null>(column: Column, sealed: T): T =>
        (sealed === null ? sealed : vault.open({ table, column, id }, sealed)) as T,
    }),
  };
}
