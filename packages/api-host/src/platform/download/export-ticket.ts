import { createHmac, randomBytes } from 'node:crypto';
import { DAY_MS } from '@upline/domain';
import type { Config } from '../config/config.ts';

/** Life of a link for a new tab (S-34). */
export const LINK_LIFE_MS = 60_000;
/** Life of the link in a mail, which opens nothing without signing in. */
export const MAIL_LIFE_MS = DAY_MS;

/** A ticket as it is in a link: 256 bits, 43 characters. */
export const newTicket = () => randomBytes(32).toString('base64url');

/** The stored form of a ticket; the clear one exists only in the link. */
export function ticketHash({ secrets }: Pick<Config, 'secrets'>, ticket: string): string {
  return createHmac('sha256', secrets.hashKey).update(`export-ticket\0${ticket}`).digest('base64url');
}
