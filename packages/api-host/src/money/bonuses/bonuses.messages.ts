import { messageTemplates } from '../../platform/messages/message-templates.ts';

const AMOUNT = { means: 'The amount', sample: '$840.00', unmailed: true } as const;
const OUTCOME = { means: 'What becomes of it', sample: 'is paid with the next pay run' } as const;
const PROGRAM = { means: 'Name of the program', sample: 'A' } as const;
const NAME = { means: 'Name of the associate', sample: 'Dev Patel' } as const;
const CODE = { means: 'Code of the associate', sample: 'U000123' } as const;
const MISSING = { means: 'What is missing', sample: '250.00 BV and 1 recruit', unmailed: true } as const;
const END = { means: 'The last day that counts', sample: '12/31/2026' } as const;
const MONTH = { means: 'The month', sample: 'December 2026' } as const;

/** Messages about what programs pay (domain.md 4.9, 5.6, 8.1). Mails hold the title alone (R-NTF-01). */
export const BONUS_MESSAGES = messageTemplates(
  {
    group: 'Payments',
    inApp: true,
    mail: { holds: 'title', links: true, present: true },
    sms: false,
    must: false,
  },
  {
    'scholarship-qualified': {
      when: 'To the associate, when a scholarship is awarded.',
      title: 'You qualified for a scholarship',
      body: 'Program {program}: {amount} {outcome}.',
      values: { program: PROGRAM, amount: AMOUNT, outcome: OUTCOME },
    },
    'scholarship-qualified-rmd': {
      kind: 'scholarship-qualified',
      when: 'To the RMD, when an associate of the team is awarded a scholarship.',
      title: '{name} qualified for a scholarship',
      body: '{name} ({code}) reached program {program}.',
      values: { name: NAME, code: CODE, program: PROGRAM },
    },
    'scholarship-near': {
      when: 'To the associate, five days before the end of a quarter, when at most a tenth is missing for a scholarship.',
      title: 'A scholarship is near',
      body: 'For program {program} you need {missing} more by {end}.',
      values: { program: PROGRAM, missing: MISSING, end: END },
    },
    'scholarship-near-rmd': {
      kind: 'scholarship-near',
      when: 'To the RMD, when an associate of the team hears that a scholarship is near.',
      title: '{name} is near a scholarship',
      body: 'For program {program}, {name} ({code}) needs {missing} more by {end}.',
      values: { name: NAME, code: CODE, program: PROGRAM, missing: MISSING, end: END },
    },
    'builder-bonus-qualified': {
      when: 'To the associate, when a Builder Bonus is awarded.',
      title: 'You qualified for the Builder Bonus',
      body: '{amount} {outcome}.',
      values: { amount: AMOUNT, outcome: OUTCOME },
    },
    'builder-bonus-qualified-rmd': {
      kind: 'builder-bonus-qualified',
      when: 'To the RMD, when an associate of the team is awarded a Builder Bonus.',
      title: '{name} qualified for the Builder Bonus',
      body: '{name} ({code}) shares the pool of {month}.',
      values: { name: NAME, code: CODE, month: MONTH },
    },
    'builder-bonus-near': {
      when: 'To the associate, five days before the end of a month, when at most a tenth is missing for the Builder Bonus.',
      title: 'The Builder Bonus is near',
      body: 'For a share of the pool you need {missing} more by {end}.',
      values: { missing: MISSING, end: END },
    },
    'builder-bonus-near-rmd': {
      kind: 'builder-bonus-near',
      when: 'To the RMD, when an associate of the team hears that the Builder Bonus is near.',
      title: '{name} is near the Builder Bonus',
      body: 'For a share of the pool, {name} ({code}) needs {missing} more by {end}.',
      values: { name: NAME, code: CODE, missing: MISSING, end: END },
    },
  },
);
