import { notify } from '../notifications/notify.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { type CredentialTable, contactsOf } from './credentials/credentials.store.ts';

interface LicensingNotice {
  readonly to: string;
  readonly type: string;
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly about: string;
}

/** Notifies a person in the app and, unless they chose otherwise, by email, in the caller's transaction. */
export async function tellPerson(
  { messages }: Pick<Platform, 'messages'>,
  context: Pick<Context, 'db' | 'now'>,
  { to, ...notice }: LicensingNotice,
): Promise<void> {
  await notify(context, { to, ...notice });
  const person = await contactsOf(context.db, to);
  if (!person?.notification_channels.includes('Email')) return;
  await messages.send(context, {
    channel: 'Email',
    to: person.email,
    kind: notice.type,
    subject: notice.title,
    text: `Hello ${person.first_name},\n\n${notice.body}`,
  });
}

/** Notices about decisions on credentials (domain.md 8.1). */
export function notices(platform: Pick<Platform, 'messages'>) {
  const about = (table: CredentialTable, { id }: { readonly id: string }) => `${table}:${id}`;
  const own = { link: '/account/licenses' } as const;
  type Credential = { readonly id: string; readonly associate_code: string };
  return {
    async approved(context: Context, table: CredentialTable, credential: Credential, label: string) {
      const to = credential.associate_code;
      const notice = { about: about(table, credential), type: 'license-approved' };
      await tellPerson(platform, context, {
        ...own,
        ...notice,
        to,
        title: `${label} approved`,
        body: `Your ${label} was approved.`,
      });
      const person = await contactsOf(context.db, to);
      if (table !== 'license' || !person?.upline_code) return;
      await tellPerson(platform, context, {
        ...notice,
        to: person.upline_code,
        link: `/team/${to}/licenses`,
        title: `License approved: ${person.first_name} ${person.last_name}`,
        body: `The ${label} of ${person.first_name} ${person.last_name} (${to}) was approved.`,
      });
    },
    rejected: (
      context: Context,
      table: CredentialTable,
      credential: Credential,
      label: string,
      reason: string,
    ) =>
      tellPerson(platform, context, {
        ...own,
        about: about(table, credential),
        to: credential.associate_code,
        type: 'license-rejected',
        title: `${label} rejected`,
        body: `Your ${label} was rejected. Reason: ${reason}`,
      }),
    revoked: (
      context: Context,
      table: CredentialTable,
      credential: Credential,
      label: string,
      reason: string,
    ) =>
      tellPerson(platform, context, {
        ...own,
        about: about(table, credential),
        to: credential.associate_code,
        type: 'license-revoked',
        title: `${label} revoked`,
        body: `Your ${label} was revoked. Reason: ${reason}`,
      }),
  };
}
