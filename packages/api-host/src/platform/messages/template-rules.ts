import { messages } from '@upline/domain';
import {
  MESSAGE_BODY_MAX,
  NOTICE_BODY_MAX,
  TEXT_MESSAGE_MAX,
  wordsProblem,
} from '@upline/domain/message-words';
import type { MessageTemplate } from './message-templates.ts';

export interface Words {
  readonly title: string | null;
  readonly body: string;
}

/** What is wrong with words of a template, by their field; nothing when they can be sent. */
export function problemsOf(
  { title: standard, inApp, mail, sms, values }: MessageTemplate,
  { title, body }: Words,
): { readonly title?: string; readonly body?: string } {
  const known = Object.keys(values);
  const unmailed = known.filter((name) => values[name]?.unmailed);
  const needed = known.filter((name) => values[name]?.needed);
  const leaves = mail !== false || sms !== false;
  const bodyLeaves = (mail !== false && mail.holds === 'body') || sms === 'body';
  const ofTitle =
    standard === null
      ? title !== null && 'A text has no title'
      : title === null
        ? 'Title is required'
        : // The subject of a mail is kept as it is: neither a code nor a link is in it (S-11).
          wordsProblem('Title', title, { known, unmailed: leaves ? [...unmailed, ...needed] : [] });
  const most = inApp ? NOTICE_BODY_MAX : sms === 'body' ? TEXT_MESSAGE_MAX : MESSAGE_BODY_MAX;
  const ofBody =
    body.length > most
      ? messages.maxLength('Text', most)
      : wordsProblem('Text', body, { known, needed, unmailed: bodyLeaves ? unmailed : [] });
  return { ...(ofTitle && { title: ofTitle }), ...(ofBody && { body: ofBody }) };
}

export const fits = (template: MessageTemplate, words: Words): boolean =>
  Object.keys(problemsOf(template, words)).length === 0;
