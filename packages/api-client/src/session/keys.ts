/** The keys the product keeps in local storage (SPEC §3), and no others. */
export const STORAGE_KEYS = [
  'Token',
  'AccessToken',
  'Privacy',
  'User',
  'Theme',
  'PasswordResetToken',
] as const;

export type StorageKey = (typeof STORAGE_KEYS)[number];
