/** Who acts on a request, in the words of its history. */
export const UPLINE_CHANGE_ROLES = [
  'Associate',
  'Present RMD',
  'New Upline',
  'Home Office',
  'System',
] as const;
export type UplineChangeRole = (typeof UPLINE_CHANGE_ROLES)[number];
