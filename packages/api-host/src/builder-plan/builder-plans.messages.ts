import { messageTemplates } from '../platform/messages/message-templates.ts';

/** Messages about the builder plan (domain.md 8.1). */
export const BUILDER_PLAN_MESSAGES = messageTemplates(
  {
    group: 'Payments',
    inApp: true,
    mail: { holds: 'body', greets: true, links: true },
    sms: false,
    must: true,
  },
  {
    'builder-charge-failed': {
      when: 'To the associate, when the monthly charge of the builder plan has failed and will be tried again.',
      title: 'The charge of your builder plan failed',
      body: '{failure}. The plan stays open, and the charge is tried again on {next_try}. You can also pay it from your purchase history.',
      values: {
        failure: { means: 'What the bank said, without a full stop', sample: 'The card was declined' },
        next_try: { means: 'The day of the next try', sample: '12/04/2026' },
      },
    },
    'builder-enrollment-closed': {
      when: 'To the associate, when a builder plan ends.',
      title: 'Your builder plan is closed',
      body: 'Reason: {reason}. You can enroll again at any time.',
      values: { reason: { means: 'Why, without a full stop', sample: 'Three charges failed' } },
    },
  },
);
