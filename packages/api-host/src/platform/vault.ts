/** Where a secret value lives; bound into the cipher text so that it cannot be moved to another row (S-66). */
export interface VaultPlace {
  readonly table: string;
  readonly column: string;
  readonly id: string;
}

/** Envelope encryption (AES-256-GCM; a key per value, wrapped by a key-encryption key with an id). */
export interface Vault {
  seal(place: VaultPlace, clear: string): string;
  /** Throws when the text was altered, moved or sealed under an unknown key. */
  open(place: VaultPlace, sealed: string): string;
  /** Keyed hash for equality search, e.g. duplicate SSN or birth date (S-67). */
  blindIndex(purpose: string, clear: string): string;
}
