import { isCleanText } from './text.ts';

const MAX_LENGTH = 254;
const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Whether the text is an email address of at most 254 characters, in the form mail programs accept without quotes. */
export function isEmail(value: string): boolean {
  if (value.length > MAX_LENGTH || !isCleanText(value)) return false;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, at);
  return at > 0 && local.length <= 64 && LOCAL.test(local) && DOMAIN.test(value.slice(at + 1));
}

/** The form under which addresses are compared: users, duplicates and sign-in ignore case (domain.md 2.1). */
export function emailKey(value: string): string {
  return value.normalize('NFC').trim().toLowerCase();
}

/** `j•••@e•••.com`: enough to recognize the own address, not to learn another's. */
export function maskEmail(value: string): string {
  const at = value.lastIndexOf('@');
  const domain = value.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  const first = (text: string) => [...text][0] ?? '';
  return `${first(value.slice(0, at))}•••@${first(domain)}•••${dot < 0 ? '' : domain.slice(dot)}`;
}
