import { messageTemplates } from '../platform/messages/message-templates.ts';

/** Messages about the yearly renewal fee. */
export const RENEWAL_MESSAGES = messageTemplates(
  { group: 'Payments', inApp: true, mail: false, sms: false, must: true },
  {
    'renewal-due': {
      when: 'To the associate, 30 and 7 days before the fee is due, and on the day.',
      title: 'Your yearly renewal fee is due {due}',
      body: 'Pay it by card from your purchase history.',
      values: { due: { means: 'When: today, or on a date', sample: 'on 12/31/2026' } },
      mail: { holds: 'body', greets: true, links: true },
      must: false,
    },
    'renewal-overdue': {
      when: 'To the associate, when the fee has stayed unpaid so long that new compensation waits.',
      title: 'Your yearly renewal fee is overdue',
      body: 'New compensation waits in escrow until the fee is paid. Pay it by card from your purchase history.',
    },
    'renewal-review': {
      group: 'Home Office',
      when: 'To admins who manage associates, when the fee of an associate has stayed unpaid.',
      title: 'Renewal fee of {name} is unpaid',
      body: 'The yearly renewal fee of {name} ({code}) has been unpaid since {date}. Review the account.',
      values: {
        name: { means: 'Name of the associate', sample: 'Dev Patel' },
        code: { means: 'Code of the associate', sample: 'U000123' },
        date: { means: 'The day on which the fee was due', sample: '10/01/2026' },
      },
    },
  },
);
