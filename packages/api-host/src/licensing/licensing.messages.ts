import { messageTemplates } from '../platform/messages/message-templates.ts';

const CREDENTIAL = { means: 'What it is, with its state or kind', sample: 'Life license of Texas' } as const;
const REASON = { means: 'Why', sample: 'The document is not readable' } as const;
const NAME = { means: 'Name of the associate', sample: 'Dev Patel' } as const;
const CODE = { means: 'Code of the associate', sample: 'U000123' } as const;
const DATE = { means: 'The last day', sample: '12/31/2026' } as const;
const WHEN = { means: 'How long it still holds', sample: 'expires in 30 days' } as const;
const APPOINTMENT = { means: 'Provider and state', sample: 'Acme Life in TX' } as const;

/** The same words, as texts too on the days that are near. */
const EXPIRING = {
  title: 'Your {credential} {when}',
  body: 'Your {credential} expires on {date}. Enter the renewal in your account.',
  values: { credential: CREDENTIAL, when: WHEN, date: DATE },
} as const;
const EXPIRING_OF = {
  title: '{credential} of {name} {when}',
  body: 'The {credential} of {name} ({code}) expires on {date}.',
  values: { credential: CREDENTIAL, name: NAME, code: CODE, when: WHEN, date: DATE },
} as const;

/** Messages about licenses, E&O policies, certificates and appointments (domain.md 8.1). */
export const LICENSING_MESSAGES = messageTemplates(
  {
    group: 'Licensing',
    inApp: true,
    mail: { holds: 'body', greets: true },
    sms: false,
    must: false,
  },
  {
    'license-approved': {
      when: 'To the associate, when the home office approves a license, E&O policy or certificate.',
      title: '{credential} approved',
      body: 'Your {credential} was approved.',
      values: { credential: CREDENTIAL },
    },
    'license-approved-upline': {
      kind: 'license-approved',
      when: 'To the direct upline, when a license is approved.',
      title: 'License approved: {name}',
      body: 'The {credential} of {name} ({code}) was approved.',
      values: { credential: CREDENTIAL, name: NAME, code: CODE },
    },
    'license-rejected': {
      when: 'To the associate, when the home office rejects a license, E&O policy or certificate.',
      title: '{credential} rejected',
      body: 'Your {credential} was rejected. Reason: {reason}',
      values: { credential: CREDENTIAL, reason: REASON },
    },
    'license-revoked': {
      when: 'To the associate, when an approval is taken back.',
      title: '{credential} revoked',
      body: 'Your {credential} was revoked. Reason: {reason}',
      values: { credential: CREDENTIAL, reason: REASON },
    },
    'license-expiring': {
      when: 'To the associate, 60, 30, 14 and 1 day before a license, E&O policy or certificate ends.',
      ...EXPIRING,
    },
    'license-expiring-soon': {
      when: 'To the associate, 7 days before a license, E&O policy or certificate ends, and on its last day.',
      ...EXPIRING,
      sms: 'title',
    },
    'license-expiring-upline': {
      kind: 'license-expiring',
      when: 'To upline and RMD, 30 days before it ends.',
      ...EXPIRING_OF,
    },
    'license-expiring-upline-soon': {
      kind: 'license-expiring-soon',
      when: 'To upline and RMD, 7 days before it ends, and on its last day.',
      ...EXPIRING_OF,
      sms: 'title',
    },
    'appointment-appointed': {
      kind: 'appointment-changed',
      when: 'To the associate, when a provider has appointed them or changes the writing number.',
      title: '{appointment}: Appointed',
      body: 'You are appointed with {appointment}. Your writing number is {writing_number}.',
      values: {
        appointment: APPOINTMENT,
        writing_number: { means: 'The writing number at the provider', sample: 'W-48213' },
      },
    },
    'appointment-changed': {
      when: 'To the associate, when an appointment gets any other status.',
      title: '{appointment}: {status}',
      body: 'Your appointment with {appointment} is now {status}. {note}',
      values: {
        appointment: APPOINTMENT,
        status: { means: 'The new status', sample: 'Submitted' },
        note: {
          means: 'A note of the home office, or nothing',
          sample: 'The provider asks for your E&O policy.',
        },
      },
    },
  },
);
