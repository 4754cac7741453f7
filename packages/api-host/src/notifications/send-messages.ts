import type { MessageTemplate, ValuesOf } from '../platform/messages/message-templates.ts';
import { mailOf, textMessageOf, type Written, written } from '../platform/messages/written.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { notify } from './notify.ts';
import { type MailReader, mailReaders } from './recipients.store.ts';

type Sending = Pick<Context, 'db' | 'now'>;

/** What fills a template; one without values needs nothing. */
type Filling<Names extends string> = [Names] extends [never]
  ? { readonly values?: Readonly<Record<string, never>> }
  : { readonly values: ValuesOf<Names> };

type Notice<Names extends string, To> = Filling<Names> & {
  readonly to: To;
  /** Path within the app: `/business/ABC-123`. */
  readonly link?: string | undefined;
  /** What it is about, `policy:812`. Without it the notification is never merged (R-NTF-03). */
  readonly about?: string | undefined;
};

/** Somebody who has no account, or who is written to at another address than that of the account. */
interface Addressed {
  readonly email: string;
  readonly first_name: string;
}

const noticeOf = (
  { kind }: MessageTemplate,
  { to, link, about }: Pick<Notice<string, string>, 'to' | 'link' | 'about'>,
  words: Written,
) => ({
  to,
  type: kind,
  ...words,
  ...(link !== undefined && { link }),
  ...(about !== undefined && { about }),
});

/**
 * Notifies people of what happened, in the caller's transaction: in the app, and by the other channels that the template
 * declares. An unknown code is skipped.
 */
export function messageSender({ messages }: Pick<Platform, 'messages'>) {
  /** The same message to several people, each with values of their own. */
  async function sendEach<Names extends string>(
    context: Sending,
    template: MessageTemplate<Names>,
    notices: readonly Notice<NoInfer<Names>, string>[],
  ): Promise<void> {
    if (notices.length === 0) return;
    const made: { notice: Notice<Names, string>; values: ValuesOf<Names>; words: Written }[] = [];
    for (const notice of notices) {
      const values = (notice.values ?? {}) as ValuesOf<Names>;
      const words = await written(context.db, template, values);
      const isNew = !template.inApp || (await notify(context, noticeOf(template, notice, words)));
      if (isNew) made.push({ notice, values, words });
    }
    const { mail } = template;
    if (!mail) return;
    const codes = [...new Set(notices.map(({ to }) => to))];
    const readers = new Map<string, MailReader>();
    for (const reader of await mailReaders(context.db, codes, mail)) readers.set(reader.code, reader);
    for (const { notice, values, words } of made) {
      const reader = readers.get(notice.to);
      if (!reader) continue;
      const url = notice.link === undefined ? undefined : messages.addressOf(reader, notice.link);
      await messages.send(context, mailOf(template, words, { reader, values, url }));
    }
  }

  return {
    sendEach,

    /** Shows it in the app alone, to somebody whose mail goes to an address of its own. */
    async inApp<Names extends string>(
      context: Sending,
      template: MessageTemplate<Names>,
      notice: Notice<NoInfer<Names>, string>,
    ): Promise<void> {
      const words = await written(context.db, template, (notice.values ?? {}) as ValuesOf<Names>);
      await notify(context, noticeOf(template, notice, words));
    },

    /** Sends a message to one person, or the same to several, each once; codes that are null are skipped. */
    async send<Names extends string>(
      context: Sending,
      template: MessageTemplate<Names>,
      notice: Notice<NoInfer<Names>, string | readonly (string | null | undefined)[]>,
    ): Promise<void> {
      const codes = typeof notice.to === 'string' ? [notice.to] : notice.to;
      const people = [...new Set(codes)].filter((code) => code !== null && code !== undefined);
      await sendEach(
        context,
        template,
        people.map((to) => ({ ...notice, to })),
      );
    },

    /** Mails it to an address, whoever reads mail there. `url` is the whole address of its page. */
    async mail<Names extends string>(
      context: Sending,
      template: MessageTemplate<Names>,
      { to, values, url }: Filling<NoInfer<Names>> & { readonly to: Addressed; readonly url?: string },
    ): Promise<void> {
      const given = (values ?? {}) as ValuesOf<Names>;
      const words = await written(context.db, template, given);
      await messages.send(context, mailOf(template, words, { reader: to, values: given, url }));
    },

    /** Sends it as a text to a phone. */
    async text<Names extends string>(
      context: Sending,
      template: MessageTemplate<Names>,
      { to, values }: Filling<NoInfer<Names>> & { readonly to: string },
    ): Promise<void> {
      const words = await written(context.db, template, (values ?? {}) as ValuesOf<Names>);
      await messages.send(context, textMessageOf(template, words, to));
    },
  };
}
