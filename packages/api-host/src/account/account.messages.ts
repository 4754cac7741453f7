import { messageTemplates } from '../platform/messages/message-templates.ts';

const WHO = { means: 'Name and code of the associate', sample: 'Dev Patel (U000123)' } as const;
const COUNTRY = { means: 'Name of the country', sample: 'Canada' } as const;
const REASON = { means: 'Why', sample: 'The document is not readable' } as const;

/** Messages about what associates ask for in their account (domain.md 8.1). */
export const ACCOUNT_MESSAGES = messageTemplates(
  { group: 'Account', inApp: true, mail: { holds: 'body', greets: true }, sms: false, must: true },
  {
    'legal-name-approved': {
      when: 'To the associate, when the home office approves another legal name. A mail about the change of the record goes with it.',
      title: 'Legal name approved',
      body: 'Your legal name is {legal_name} from now on.',
      values: { legal_name: { means: 'The legal name', sample: 'Dev Anand Patel' } },
      mail: false,
    },
    'legal-name-rejected': {
      when: 'To the associate, when the home office rejects another legal name.',
      title: 'Legal name rejected',
      body: 'Your new legal name was rejected. Reason: {reason}',
      values: { reason: REASON },
    },
    'spouse-request': {
      when: 'To the other associate, when somebody asks to link two codes as spouses.',
      title: 'Spouse link to answer',
      body: '{who} asks to link your two codes as spouses. Accept or decline on the page of your spouse.',
      values: { who: WHO },
    },
    'spouse-request-declined': {
      when: 'To the associate who asked, when the link is declined.',
      title: 'Spouse link declined',
      body: 'Your request to link your code with {code} was declined.',
      values: { code: { means: 'Code of the other associate', sample: 'U000123' } },
    },
    'spouse-linked': {
      when: 'To the associate who asked, when the link is accepted.',
      title: 'Spouse link accepted',
      body: '{who} accepted your request. Your two codes are linked as spouses.',
      values: { who: WHO },
    },
    'spouse-link-ended': {
      when: 'To the other associate, when one of the two ends the link.',
      title: 'Spouse link ended',
      body: '{who} ended the link of your two codes as spouses.',
      values: { who: WHO },
    },
    'international-approved': {
      when: 'To the associate, when an appointment in the other country is approved.',
      title: 'International appointment approved',
      body: 'You may {purpose} in {country} from now on.',
      values: { purpose: { means: 'What it is for', sample: 'sell' }, country: COUNTRY },
    },
    'international-refused': {
      when: 'To the associate, when an appointment in the other country is refused.',
      title: 'International appointment refused',
      body: 'Your request for {country} was refused. Reason: {reason}',
      values: { country: COUNTRY, reason: REASON },
    },
    'international-revoked': {
      when: 'To the associate, when an appointment in the other country is taken back.',
      title: 'International appointment revoked',
      body: 'Your appointment in {country} was revoked. Reason: {reason}',
      values: { country: COUNTRY, reason: REASON },
    },
  },
);

/** Notices to admins who manage associates, in the app only. */
export const ACCOUNT_OFFICE_MESSAGES = messageTemplates(
  { group: 'Home Office', inApp: true, mail: false, sms: false, must: true },
  {
    'legal-name-waiting': {
      when: 'To admins who manage associates, when an associate asks for another legal name.',
      title: 'Legal name to approve',
      body: '{who} asks for another legal name.',
      values: { who: WHO },
    },
    'international-waiting': {
      when: 'To admins who manage associates, when an associate asks for an appointment in the other country.',
      title: 'International appointment to approve',
      body: '{who} asks for an appointment in {country}.',
      values: { who: WHO, country: COUNTRY },
    },
    'spouse-link-ended-office': {
      kind: 'spouse-link-ended',
      when: 'To admins who manage associates, when spouses whose link has ended still share pay.',
      title: 'Shared pay after the end of a spouse link',
      body: 'A spouse link has ended, and {names} still shares pay. Review the share percentage.',
      values: { names: { means: 'Names and codes of those who share pay', sample: 'Dev Patel (U000123)' } },
    },
  },
);
