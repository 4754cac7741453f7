import { messageTemplates } from '../../platform/messages/message-templates.ts';

const WHAT = { means: 'What was done with it', sample: 'approved' } as const;

/** Messages about payout information (R-ACC-01, domain.md 8.1): no numbers of accounts in them (R-NTF-01). */
export const PAYOUT_MESSAGES = messageTemplates(
  { group: 'Payments', inApp: true, mail: false, sms: false, must: true },
  {
    'payout-information': {
      when: 'To the associate, in the app, when payout information is given, changed or decided on.',
      title: 'Payout information {what}',
      body: 'Your payout information was {what}.',
      values: { what: WHAT },
    },
    'payout-information-mail': {
      kind: 'payout-information',
      when: 'To the associate, by mail, when payout information is given, changed or decided on.',
      title: 'Your payout information was {what}',
      body: [
        'Your payout information was {what}.',
        'If this was not you, reset your password at once and contact support.',
      ],
      values: { what: WHAT },
      inApp: false,
      mail: { holds: 'body', greets: true },
    },
    'payout-information-waiting': {
      group: 'Home Office',
      when: 'To admins who approve payout information, when some is submitted.',
      title: 'Payout information to approve',
      body: '{who} submitted payout information.',
      values: { who: { means: 'Name and code of the associate', sample: 'Dev Patel (U000123)' } },
    },
    'payout-account-shared': {
      kind: 'payout-information-waiting',
      group: 'Home Office',
      when: 'To admins who approve payout information, when more than two associates give the same bank account.',
      title: 'The same bank account on several codes',
      body: 'One bank account is given by {codes}.',
      values: { codes: { means: 'Codes of the associates', sample: 'U000123, U000124, U000125' } },
    },
  },
);
