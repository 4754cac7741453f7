import { messageTemplates } from '../../platform/messages/message-templates.ts';

const AMOUNT = { means: 'The amount', sample: '$840.00', unmailed: true } as const;
const POLICY = { means: 'Number of the policy, its last four characters', sample: '••••4321' } as const;
const DAY = { means: 'A day', sample: '12/15/2026' } as const;
const WHO = {
  means: 'Name and code of the associate',
  sample: 'Dev Patel (U000123)',
  unmailed: true,
} as const;
const CODE = { means: 'Code of the associate', sample: 'U000123' } as const;

/** Mails about money hold the title alone: neither amounts nor names of clients (R-NTF-01). */
const WAY = {
  group: 'Payments',
  inApp: true,
  mail: { holds: 'title', links: true, present: true },
  sms: false,
  must: true,
} as const;
/** Sent to people too who have left. */
const ALWAYS = { holds: 'title', links: true } as const;

/** Messages to people about their money (domain.md 8.1). */
export const MONEY_MESSAGES = messageTemplates(WAY, {
  'escrow-created': {
    when: 'To each person with lines of a policy that wait in escrow.',
    title: 'Compensation is held in escrow',
    body: '{amount} of policy {policy} waits in escrow.',
    values: { amount: AMOUNT, policy: POLICY },
    must: false,
  },
  'escrow-held': {
    kind: 'escrow-created',
    when: 'To the associate, when the home office holds a line in escrow.',
    title: 'Compensation is held in escrow',
    body: '{amount} waits in escrow.',
    values: { amount: AMOUNT },
    must: false,
  },
  'escrow-released': {
    when: 'To each person whose line leaves escrow.',
    title: 'Compensation was released from escrow',
    body: '{amount} will be paid with the next pay run.',
    values: { amount: AMOUNT },
    must: false,
  },
  'escrow-reverted': {
    when: 'To the trainee, when training lines go to the writing associate.',
    title: 'Training escrow was reverted',
    body: '{amount} of policy {policy} went to the writing associate.',
    values: { amount: AMOUNT, policy: POLICY },
    must: false,
  },
  'escrow-reverted-writer': {
    kind: 'escrow-reverted',
    when: 'To the writing associate, when training lines come to them.',
    title: 'Training escrow was reverted',
    body: '{amount} of policy {policy} went to you.',
    values: { amount: AMOUNT, policy: POLICY },
    must: false,
  },
  'statement-ready': {
    when: 'To each person a pay run pays, when it is closed.',
    title: 'Your statement is ready',
    body: '{amount} will be paid on {date}.',
    values: { amount: AMOUNT, date: { means: 'The day of payment', sample: '12/15/2026' } },
    must: false,
  },
  'payout-carried': {
    kind: 'payout-held',
    when: 'To each person whose payout of a pay run is below the minimum.',
    title: 'Your payout is carried forward',
    body: '{amount} is below the minimum payout and is added to your next one.',
    values: { amount: AMOUNT },
    must: false,
  },
  'payout-held': {
    when: 'To each person whom a pay run does not pay.',
    title: 'Your payout is held',
    body: '{reason}. Your compensation waits for the next pay run.',
    values: { reason: { means: 'Why, without a full stop', sample: 'No payout information is approved' } },
    must: false,
  },
  'payout-returned': {
    kind: 'payout-held',
    when: 'To the person paid, when the bank has sent a payout back.',
    title: 'Your bank returned a payout',
    body: '{reason}. Check your payout information; the payout is sent again.',
    values: { reason: { means: 'Why, without a full stop', sample: 'Account closed', unmailed: true } },
    must: false,
  },
  'chargeback-posted': {
    when: 'To each person charged, when a policy ended or changed and takes money back.',
    title: 'A chargeback was posted',
    body: '{reason}: {amount} of policy {policy} is charged back.',
    values: {
      reason: { means: 'What became of the policy', sample: 'Lapsed' },
      amount: AMOUNT,
      policy: POLICY,
    },
    mail: ALWAYS,
  },
  'chargeback-balance': {
    when: 'To the associate, once a week, when an open balance is high or old.',
    title: 'You have an open chargeback balance',
    body: '{amount} is open and will be withheld from coming payments.',
    values: { amount: AMOUNT },
    must: false,
  },
  'chargeback-dispute-approved': {
    kind: 'chargeback-dispute-answered',
    when: 'To the associate, when the home office approves a dispute of a chargeback.',
    title: 'Your dispute was approved',
    body: '{answer}',
    values: {
      answer: { means: 'What the home office wrote', sample: 'The policy was reinstated.', unmailed: true },
    },
  },
  'chargeback-dispute-refused': {
    kind: 'chargeback-dispute-answered',
    when: 'To the associate, when the home office refuses a dispute of a chargeback.',
    title: 'Your dispute was refused',
    body: '{answer}',
    values: {
      answer: {
        means: 'What the home office wrote',
        sample: 'The policy lapsed in month 4.',
        unmailed: true,
      },
    },
  },
  'roll-up-announced': {
    when: 'To the RMD, when a debt of somebody who left will become theirs.',
    title: 'A downline debt roll-up is announced',
    body: '{amount} owed by {who} becomes your debt on {date}, unless it is paid before.',
    values: { amount: AMOUNT, who: WHO, date: DAY },
    mail: ALWAYS,
  },
  'roll-up-announced-leaver': {
    kind: 'roll-up-announced',
    when: 'To the associate who left, when their debt will move to the upline.',
    title: 'A downline debt roll-up is announced',
    body: '{amount} of your debt moves to your upline on {date}, unless it is paid before.',
    values: { amount: AMOUNT, date: DAY },
    mail: ALWAYS,
  },
  'roll-up-posted': {
    when: 'To the RMD, when a debt of somebody who left has become theirs.',
    title: 'A downline debt was rolled up',
    body: '{amount} owed by {who} is your debt from today on.',
    values: { amount: AMOUNT, who: WHO },
    mail: ALWAYS,
  },
  'roll-up-posted-leaver': {
    kind: 'roll-up-posted',
    when: 'To the associate who left, when their debt has moved to the upline.',
    title: 'A downline debt was rolled up',
    body: '{amount} of your debt moved to your upline.',
    values: { amount: AMOUNT },
    mail: ALWAYS,
  },
  'roll-up-withdrawn': {
    when: 'To the RMD, when a debt that was announced does not move.',
    title: 'A downline debt roll-up is withdrawn',
    body: 'The debt of {code} that was announced to you does not move.',
    values: { code: CODE },
    mail: false,
  },
  'roll-up-taken-back': {
    kind: 'roll-up-withdrawn',
    when: 'To the RMD, when a debt that moved to them is taken back.',
    title: 'A downline debt roll-up is taken back',
    body: '{amount} is no longer your debt, and what was withheld for it is given back: what it was for was reinstated.',
    values: { amount: AMOUNT },
  },
  'exchange-shared': {
    when: 'To the RMD to whom the builders exchange brings overrides.',
    title: 'Overrides were shared by the builders exchange',
    body: '{amount} goes to you: {count}.',
    values: { amount: AMOUNT, count: { means: 'How many lines', sample: '4 lines' } },
  },
  'exchange-shared-giver': {
    kind: 'exchange-shared',
    when: 'To the RMD from whom the builders exchange takes overrides.',
    title: 'Overrides were shared by the builders exchange',
    body: '{amount} goes to the other RMD: {count}.',
    values: { amount: AMOUNT, count: { means: 'How many lines', sample: '4 lines' } },
  },
});

/** Notices to the home office about money. */
export const MONEY_OFFICE_MESSAGES = messageTemplates(
  { ...WAY, group: 'Home Office' },
  {
    'termination-hold-over': {
      when: 'To admins who decide about chargebacks, when the days of a termination hold are over.',
      title: 'Lines held for a termination wait for a decision',
      body: 'The days {lines} held for are over: release or forfeit.',
      values: { lines: { means: 'How many, with the verb', sample: '3 lines were' } },
    },
    'chargeback-balances': {
      when: 'To admins who decide about chargebacks, once a week, when balances are high or old.',
      title: 'Chargeback balances are high or old',
      body: '{balances} above $1,000 or older than {days} days.',
      values: {
        balances: { means: 'How many, with the verb', sample: '4 balances are' },
        days: { means: 'The days after which a balance is old', sample: '60' },
      },
    },
    'chargeback-disputed': {
      when: 'To admins who decide about chargebacks, when one is disputed.',
      title: 'A chargeback is disputed',
      body: '{who} disputes a chargeback.',
      values: { who: WHO },
    },
    'pay-run-failed': {
      kind: 'pay-run',
      when: 'To the admin at work on a pay run, when it could not be computed or closed.',
      title: 'A pay run failed',
      body: '{problem}',
      values: {
        problem: {
          means: 'What could not be done',
          sample: 'Pay run 2026-23 could not be closed. Reopen it and try again',
        },
      },
      mail: false,
    },
    'pay-run-closed': {
      kind: 'pay-run',
      when: 'To the admin who closed it, when a pay run is closed.',
      title: '{run} is closed',
      body: 'Payouts and statements are ready.',
      values: { run: { means: 'Name of the pay run', sample: 'Pay run 2026-23' } },
      mail: false,
    },
    'pay-run-not-closed': {
      kind: 'pay-run',
      when: 'To the admin who closed it, when amounts have changed since a pay run was reviewed.',
      title: '{run} was not closed',
      body: '{problem}.',
      values: {
        run: { means: 'Name of the pay run', sample: 'Pay run 2026-23' },
        problem: { means: 'Why, without a full stop', sample: 'The amounts have changed since the review' },
      },
      mail: false,
    },
    'books-alarm': {
      when: 'To super admins, when a check of the books at night has found something wrong.',
      title: '{check}',
      body: 'Found in the check of the night: {findings}.',
      values: {
        check: { means: 'What is wrong', sample: 'Card payments and the ledger differ' },
        findings: { means: 'What was found, with numbers', sample: 'wrong balances: 2' },
      },
      mail: false,
    },
  },
);
