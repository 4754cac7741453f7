import { messageSender } from '../notifications/send-messages.ts';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { type CredentialTable, holderOf } from './credentials/credentials.store.ts';
import { LICENSING_MESSAGES } from './licensing.messages.ts';

type Credential = { readonly id: string; readonly associate_code: string };

/** Notices about decisions on credentials (domain.md 8.1). */
export function notices(platform: Pick<Platform, 'messages'>) {
  const { send } = messageSender(platform);
  const toOwner = (table: CredentialTable, { id, associate_code }: Credential) => ({
    to: associate_code,
    link: '/account/licenses',
    about: `${table}:${id}`,
  });
  return {
    async approved(context: Context, table: CredentialTable, given: Credential, credential: string) {
      const notice = toOwner(table, given);
      await send(context, LICENSING_MESSAGES['license-approved'], { ...notice, values: { credential } });
      const person = await holderOf(context.db, given.associate_code);
      if (table !== 'license' || !person?.upline_code) return;
      await send(context, LICENSING_MESSAGES['license-approved-upline'], {
        ...notice,
        to: person.upline_code,
        values: { credential, name: `${person.first_name} ${person.last_name}`, code: given.associate_code },
        link: `/team/${given.associate_code}/licenses`,
      });
    },
    rejected: (
      context: Context,
      table: CredentialTable,
      given: Credential,
      credential: string,
      reason: string,
    ) =>
      send(context, LICENSING_MESSAGES['license-rejected'], {
        ...toOwner(table, given),
        values: { credential, reason },
      }),
    revoked: (
      context: Context,
      table: CredentialTable,
      given: Credential,
      credential: string,
      reason: string,
    ) =>
      send(context, LICENSING_MESSAGES['license-revoked'], {
        ...toOwner(table, given),
        values: { credential, reason },
      }),
  };
}
