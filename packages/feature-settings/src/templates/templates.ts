import type { OperationAnswer } from '@upline/api-client';
import {
  fillTitle,
  fillWords,
  mailGreeting,
  textMessageLength,
  titleInMail,
  titleInText,
} from '@upline/domain/message-words';

export type Template = OperationAnswer<'getMessageTemplate'>;
export type TemplateRow = OperationAnswer<'listMessageTemplates'>['rows'][number];
export type Words = Template['standard'];

/** What shows the words of messages. */
export const TEMPLATES_SHOWN_BY = [
  'listMessageTemplates',
  'getMessageTemplate',
  'listMessageTemplateAudit',
  'listAuditEntries',
] as const;

/** `training-case-waiting` as it is read. */
const keyWords = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');

/** A message by its title, with its values by their names; a text has no title. */
export const templateName = ({ key, title }: Pick<TemplateRow, 'key' | 'title'>): string =>
  title ?? keyWords(key);

/** The rows whose title, occasion or key has every word that was typed. */
export function matching(rows: readonly TemplateRow[], typed: string): readonly TemplateRow[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = `${templateName(row)} ${row.when} ${row.key} ${row.group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

interface Preview {
  readonly notice: { readonly title: string; readonly body: string } | undefined;
  readonly mail: { readonly subject: string; readonly text: string } | undefined;
  readonly text: ({ readonly text: string } & ReturnType<typeof textMessageLength>) | undefined;
}

/** The message in these words as its readers get it, filled with the samples. */
export function previewOf(template: Template, words: Words): Preview {
  const { channels, mail, text, values } = template;
  const samples = Object.fromEntries(values.map(({ name, sample }) => [name, sample]));
  const title = fillTitle(words.title ?? '', samples);
  const body = fillWords(words.body, samples);
  const subject = mail?.subject ? fillTitle(mail.subject, { ...samples, title }) : title;
  const sms = text && (text === 'title' ? titleInText(subject) : body);
  return {
    notice: channels.includes('In App') ? { title, body } : undefined,
    mail: mail
      ? {
          subject,
          text: [
            ...(mail.greets ? [mailGreeting('Ana')] : []),
            mail.holds === 'title' ? titleInMail(title) : body,
            ...(mail.link === null ? [] : [`${mail.link}/…`]),
          ].join('\n\n'),
        }
      : undefined,
    text: sms ? { text: sms, ...textMessageLength(sms) } : undefined,
  };
}
