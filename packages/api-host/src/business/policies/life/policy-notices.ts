import { maskLastFour } from '@upline/domain';
import { messageSender } from '../../../notifications/send-messages.ts';
import type { MessageTemplate, ValuesOf } from '../../../platform/messages/message-templates.ts';
import type { Context } from '../../../platform/operation/operation.ts';
import type { Platform } from '../../../platform/platform.ts';
import { POLICY_NOTICES } from '../policies.messages.ts';
import { participantsOf } from '../policies.record.ts';
import { sharesOf } from '../policies.store.ts';
import type { PolicyRow } from '../policies.tables.ts';
import type { PolicyWithShares } from '../splits/policy-points.ts';

type Named = { readonly id: string; readonly policy_number: string };

/** The number as mails may show it: its last four (R-NTF-01). */
const shortNumber = ({ policy_number }: Named) => maskLastFour(policy_number);

/** Notifies people about a policy, each person only once and nobody of what they did themselves. */
export async function tellAbout<Names extends string>(
  { messages }: Pick<Platform, 'messages'>,
  context: Context,
  policy: Named,
  to: readonly (string | null | undefined)[],
  template: MessageTemplate<Names>,
  {
    values,
    maskedLink,
  }: {
    /** The number is added. */
    readonly values: ValuesOf<Exclude<NoInfer<Names>, 'policy' | 'last_four'>>;
    /** For people who know the number's last four only: where they find it, instead of the record (7.1). */
    readonly maskedLink?: string;
  },
): Promise<void> {
  const self = context.caller?.proxyAdminCode === undefined ? context.caller?.code : undefined;
  await messageSender({ messages }).send(context, template as MessageTemplate, {
    to: to.filter((code) => code !== self),
    values: { ...values, policy: policy.policy_number, last_four: shortNumber(policy) },
    link: maskedLink ?? `/business/${policy.policy_number}`,
    about: `policy:${policy.id}`,
  });
}

/**
 * Notifies its people when an issue date has been entered that was not there before, whoever enters it. Answers whether that
 * was so.
 */
export async function tellIssued(
  platform: Pick<Platform, 'messages'>,
  context: Context,
  before: PolicyWithShares,
  { policy, shares }: PolicyWithShares,
): Promise<boolean> {
  if (before.policy.issue_date !== null || policy.issue_date === null) return false;
  const people = participantsOf(policy, shares);
  await tellAbout(platform, context, policy, people, POLICY_NOTICES['policy-issued'], { values: {} });
  return true;
}

/** Notifies the people of policies that have become Approved. */
export async function tellApproved(
  platform: Pick<Platform, 'messages'>,
  context: Context,
  policies: readonly PolicyRow[],
): Promise<void> {
  for (const policy of policies) {
    const people = participantsOf(policy, await sharesOf(context.db, policy.id));
    await tellAbout(platform, context, policy, people, POLICY_NOTICES['policy-approved'], { values: {} });
  }
}
