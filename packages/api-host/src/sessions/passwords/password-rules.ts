import { messages } from '@upline/domain';
import type { FieldError } from '../../platform/operation/problem.ts';
import type { SignInUser } from '../users.store.ts';
import { isGuessable } from './guessable-passwords.ts';
import { matchesPassword } from './password-hash.ts';

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

const GUESSABLE = 'Choose a password that is harder to guess';
/** A shorter name is part of too many words to say anything. */
const MIN_NAME_LENGTH = 3;

type Owner = Pick<SignInUser, 'username' | 'email' | 'code' | 'password_hash' | 'former_hashes'>;

/** The product's name and those of its owner: a password may not hold them (R-VAL-19, S-02). */
const namesOf = ({ username, email, code }: Owner) => [
  'upline',
  username,
  email.slice(0, email.lastIndexOf('@')),
  code,
];

function holdsName(password: string, names: readonly string[]): boolean {
  const folded = password.toLowerCase();
  return names.some((name) => name.length >= MIN_NAME_LENGTH && folded.includes(name.toLowerCase()));
}

async function isFormer(password: string, { password_hash, former_hashes }: Owner): Promise<boolean> {
  for (const hash of [password_hash, ...(former_hashes ?? [])]) {
    if (hash !== null && (await matchesPassword(hash, password))) return true;
  }
  return false;
}

/**
 * What is wrong with a new password of this user; nothing for a good one (R-VAL-19). There is no rule of composition. Slow:
 * it compares with the last five hashes, so call it outside a transaction.
 */
export async function newPasswordErrors(
  { password, password_repeat }: { password: string; password_repeat: string },
  owner: Owner,
): Promise<FieldError[]> {
  const refuse = (message: string) => [{ field: 'password', message }];
  const length = [...password.normalize('NFKC')].length;
  if (length < MIN_PASSWORD_LENGTH) return refuse(messages.minLength('Password', MIN_PASSWORD_LENGTH));
  if (length > MAX_PASSWORD_LENGTH) return refuse(messages.maxLength('Password', MAX_PASSWORD_LENGTH));
  if (password !== password_repeat) return [{ field: 'password_repeat', message: 'Passwords do not match' }];
  const names = namesOf(owner);
  if (holdsName(password, names) || (await isGuessable(password, names))) {
    return refuse(GUESSABLE);
  }
  return (await isFormer(password, owner)) ? refuse(GUESSABLE) : [];
}
