import { maskLastFour } from '@upline/domain';
import { notify } from '../../../notifications/notify.ts';
import type { Context } from '../../../platform/operation/operation.ts';
import type { Platform } from '../../../platform/platform.ts';
import { emailsOf } from './policy-notices.store.ts';

export interface PolicyNotice {
  /** Event of domain.md 8.1 in kebab case. */
  readonly type: string;
  readonly title: string;
  readonly body: string;
  /** For people who know the number's last four only: where they find it, instead of the record (7.1). */
  readonly maskedLink?: string;
  /** Also by mail (8.1). */
  readonly byMail?: boolean;
}

type Named = { readonly id: string; readonly policy_number: string };

/** The number as mails may show it: its last four (R-NTF-01). */
export const shortNumber = ({ policy_number }: Named) => maskLastFour(policy_number);

/** Notifies people about a policy in the app and, for some events, by mail; each person only once. */
export async function tellAbout(
  { messages, config }: Pick<Platform, 'messages' | 'config'>,
  context: Context,
  policy: Named,
  to: readonly (string | null | undefined)[],
  notice: PolicyNotice,
): Promise<void> {
  const self = context.caller?.proxyAdminCode === undefined ? context.caller?.code : undefined;
  const codes = [...new Set(to)].filter((code) => code !== null && code !== undefined && code !== self);
  const link = notice.maskedLink ?? `/business/${policy.policy_number}`;
  for (const code of codes as string[]) {
    await notify(context, {
      to: code,
      type: notice.type,
      title: notice.title,
      body: notice.body,
      link,
      about: `policy:${policy.id}`,
    });
  }
  if (!notice.byMail || codes.length === 0) return;
  for (const { email, kind } of await emailsOf(context.db, codes as string[])) {
    await messages.send(context, {
      channel: 'Email',
      to: email,
      kind: notice.type,
      subject: `${notice.title}: policy ${shortNumber(policy)}`,
      text: `${notice.title}. Sign in to see it:\n\n${kind === 'Associate' ? config.portalUrl : config.adminUrl}${link}`,
    });
  }
}
