import type { AssociateStatus } from '@upline/domain';
import {
  fillTitle,
  fillWords,
  mailGreeting,
  titleInMail,
  titleInMailToLeaver,
} from '@upline/domain/message-words';
import type { Db } from '../database/database.ts';
import { changedWords } from './changed-words.store.ts';
import type { MessageTemplate, ValuesOf } from './message-templates.ts';
import type { Message } from './messages.ts';
import { fits } from './template-rules.ts';

/** Longer than any subject that is shown whole; the outbox refuses what exceeds it. */
export const MAX_SUBJECT = 200;
export const MAX_TEXT = 20_000;

/** The text as it is where it is no longer than that many characters; no write may fail for a long name in it. */
export function shortened(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

/** A message in the words of today, with the values in them. */
export interface Written {
  readonly title: string;
  readonly body: string;
}

export async function written<Names extends string>(
  db: Db,
  template: MessageTemplate<Names>,
  values: ValuesOf<Names>,
): Promise<Written> {
  const changed = (await changedWords(db)).get(template.key);
  // A release may have taken a value away that changed words still use: better the standard words than a brace.
  const words = changed && fits(template, changed) ? changed : template;
  const title = fillTitle(words.title ?? '', values);
  const body = fillWords(words.body, values);
  // Changed words may be of values alone, and a value may be empty.
  return {
    title: title || fillTitle(template.title ?? '', values),
    body: body || fillWords(template.body, values),
  };
}

interface MailReader {
  readonly email: string;
  readonly first_name?: string;
  readonly status?: AssociateStatus;
}

/** Nobody who has left can sign in: a link would lead nowhere. */
const LEFT: readonly (AssociateStatus | undefined)[] = ['Terminated', 'Resigned'];

/** The mail of a message. `url` is the address of its page, for messages whose mails end with it. */
export function mailOf<Names extends string>(
  { kind, mail }: MessageTemplate<Names>,
  { title, body }: Written,
  {
    reader: { email, first_name = '', status },
    values,
    url,
  }: { readonly reader: MailReader; readonly values: ValuesOf<Names>; readonly url?: string | undefined },
): Message {
  if (!mail) throw new TypeError(`${kind} is not mailed`);
  const { holds, greets, links, subject } = mail;
  const hasLeft = LEFT.includes(status);
  const shortWords = hasLeft ? titleInMailToLeaver : titleInMail;
  const text = [
    ...(greets ? [mailGreeting(first_name)] : []),
    holds === 'title' ? shortWords(title) : body,
    ...(links && url !== undefined && !hasLeft ? [url] : []),
  ].join('\n\n');
  return {
    channel: 'Email',
    to: email,
    kind,
    subject: shortened(subject ? fillTitle(subject, { ...values, title }) : title, MAX_SUBJECT),
    text: shortened(text, MAX_TEXT),
  };
}

/** The same as a text to a phone. */
export const textMessageOf = ({ kind }: MessageTemplate, { body }: Written, phone: string): Message => ({
  channel: 'SMS',
  to: phone,
  kind,
  text: body,
});
