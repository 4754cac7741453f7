/** Sentences the sign-in page can be opened with; only these, so that no link can put words into our mouth. */
export const NOTICES = {
  link: 'Sign-in link is not valid or has expired',
  password: 'Your password is changed. Sign in with the new one.',
} as const;

export type Notice = keyof typeof NOTICES;

export const noticeOf = (value: unknown): Notice | undefined =>
  value === 'link' || value === 'password' ? value : undefined;
