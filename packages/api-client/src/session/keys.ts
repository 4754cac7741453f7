/** The keys the product keeps in local storage (SPEC §3), and no others. `Figures` holds the caches of the dashboards. */
export const STORAGE_KEYS = [
  'Token',
  'AccessToken',
  'Privacy',
  'User',
  'Theme',
  'PasswordResetToken',
  'Figures',
] as const;

export type StorageKey = (typeof STORAGE_KEYS)[number];
