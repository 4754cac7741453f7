import { fullName } from '../platform/database/full-name.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import type { Area } from '../platform/host.ts';
import type { MessageTemplate, ValuesOf } from '../platform/messages/message-templates.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { messageSender } from './send-messages.ts';

/** Of the platform only what adds jobs. */
export interface JobAdder {
  readonly jobs: Pick<Platform['jobs'], 'add'>;
}

interface OwnNotice<Names extends string = string> {
  readonly to: string;
  readonly values: ValuesOf<Names>;
  /** Path within the app; the RMD is led to the associate instead. */
  readonly link: string;
  readonly about: string;
}

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    /** Keys of the templates, and who is still to be notified. */
    'send-with-rmds': {
      readonly own: string;
      readonly rmd: string;
      readonly notices: readonly OwnNotice[];
    };
  }
}

/** Associates who are notified in one transaction. Each portion adds the next, so that no two wait for each other's people. */
const PORTION = 200;

/**
 * Notifies associates of what they have reached, and the RMD above each (domain.md 8.1), by a job: of a large company there are
 * thousands. The message to the RMD is filled with the same values and with the name and code of the associate.
 */
export async function sendWithRmds<Names extends string, Read extends string>(
  { jobs }: JobAdder,
  { db }: Pick<Context, 'db'>,
  { own, rmd }: { readonly own: MessageTemplate<Names>; readonly rmd: MessageTemplate<Read> },
  notices: readonly OwnNotice<NoInfer<Names | Exclude<Read, 'name' | 'code'>>>[],
): Promise<void> {
  if (notices.length > 0) await jobs.add(db, 'send-with-rmds', { own: own.key, rmd: rmd.key, notices });
}

/** The job that sends them, by the templates of the product. */
export const sendingWithRmds =
  (templates: readonly MessageTemplate[]): Area =>
  (platform) => {
    const { jobs } = platform;
    const { sendEach } = messageSender(platform);
    const templateOf = (wanted: string): MessageTemplate => {
      const found = templates.find(({ key }) => key === wanted);
      if (!found) throw new TypeError(`${wanted} is no message`);
      return found;
    };

    jobs.define('send-with-rmds', {
      async run(context, { own, rmd, notices }) {
        const told = notices.slice(0, PORTION);
        await sendEach(context, templateOf(own), told);
        const people = await context.db
          .selectFrom('app_user')
          .select(['code', 'upline_rmd_code', fullName<string>('app_user').as('name')])
          .where(
            isOneOf(
              'code',
              told.map(({ to }) => to),
            ),
          )
          .execute();
        const byCode = new Map(people.map((person) => [person.code, person]));
        await sendEach(
          context,
          templateOf(rmd),
          told.flatMap(({ to, values, about }) => {
            const person = byCode.get(to);
            if (!person || person.upline_rmd_code === null) return [];
            const { code, name, upline_rmd_code } = person;
            return [
              {
                to: upline_rmd_code,
                values: { ...values, name, code },
                link: `/team/${code}`,
                about: `${about}:${code}`,
              },
            ];
          }),
        );
        const rest = notices.slice(PORTION);
        if (rest.length > 0) await jobs.add(context.db, 'send-with-rmds', { own, rmd, notices: rest });
      },
    });
    return [];
  };
