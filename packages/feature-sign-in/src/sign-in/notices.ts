/** Sentences the sign-in page can be opened with; only these, so that no link can put words into our mouth. */
export const NOTICES = {
  link: 'Sign-in link is not valid or has expired',
  password: 'Your password is changed. Sign in with the new one.',
  idle: 'You were signed out because nothing was done for a while. Sign in to go on where you were.',
  longest: 'You were signed out because a session cannot be longer. Sign in to go on where you were.',
  ended: 'Your session has ended. Sign in to go on where you were.',
} as const;

/** `view` has a screen of its own: an administrator has stopped viewing as an associate. */
export type Notice = keyof typeof NOTICES | 'view';

export const noticeOf = (value: unknown): Notice | undefined =>
  value === 'view' || Object.hasOwn(NOTICES, String(value)) ? (value as Notice) : undefined;
