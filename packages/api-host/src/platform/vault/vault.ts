/** Where a secret value lives; bound into the cipher text so that it cannot be moved to another row (S-66). */
export interface VaultPlace {
  readonly table: string;
  readonly column: string;
  readonly id: string;
}

/** A column that holds sealed text, named once by its area so that a new key reaches it (S-72). */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The column whose value is the `id` of the place; `id` by default. */
  readonly idColumn?: string;
}

/** Envelope encryption (AES-256-GCM; a key per value, wrapped by a key-encryption key with an id). */
export interface Vault {
  seal(place: VaultPlace, clear: string): string;
  /** Throws `VaultError` when the text was altered, moved or sealed under an unknown key. */
  open(place: VaultPlace, sealed: string): string;
  /** The same value under the current key; the text itself when it already is. Throws as `open`. */
  rewrap(place: VaultPlace, sealed: string): string;
  /** Id of the key a sealed text needs. */
  keyIdOf(sealed: string): string;
  /** Id of the key new values are sealed under. */
  readonly currentKeyId: string;
  /** Keyed hash for equality search, e.g. duplicate SSN or birth date (S-67). */
  blindIndex(purpose: string, clear: string): string;
  /** Registers a sealed column with the rotation job; called by the area that owns the table. */
  registerColumn(column: SealedColumn): void;
  readonly columns: readonly SealedColumn[];
}
