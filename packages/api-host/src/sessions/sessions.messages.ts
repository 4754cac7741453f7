import { messageTemplates } from '../platform/messages/message-templates.ts';

const NOT_YOU = 'If this was not you, reset your password at once and contact support.';
const HELD = '{held}';
const HELD_VALUE = {
  means: 'A sentence for associates, who are paid; nothing for admins',
  sample: 'To protect your pay, changes of payout information are held for 24 hours.',
} as const;
const ADDRESS = { means: 'The address of the connection', sample: '203.0.113.7' } as const;
const EMAIL = { means: 'The new email, masked', sample: 'a***@example.com' } as const;
const PHONE = { means: 'The new phone, masked', sample: '(***) ***-0123' } as const;
const CODE = { means: 'The code', sample: '493817', needed: true } as const;
const LINK = { means: 'The link', sample: 'https://example.com/reset-password/9f2c', needed: true } as const;

/** About the safety of an account (domain.md 8.1): they ignore preferences and name no client or bank data. */
export const SECURITY_MESSAGES = messageTemplates(
  { group: 'Account', inApp: true, mail: { holds: 'body', greets: true }, sms: false, must: true },
  {
    'new-device': {
      when: 'To the owner, when an account is signed in to from a device for the first time.',
      title: 'New sign-in to your Upline account',
      body: [
        'Your account was signed in to from a device we have not seen before: {device}, address {address}.',
        NOT_YOU,
      ],
      values: { device: { means: 'Browser and system', sample: 'Firefox on Windows' }, address: ADDRESS },
    },
    'password-changed': {
      when: 'To the owner, when the password was changed.',
      title: 'Your Upline password was changed',
      body: ['The password of your account was changed, and every other session was signed out.', NOT_YOU],
    },
    'recovery-code-used': {
      when: 'To the owner, when an account was opened by a recovery code.',
      title: 'A recovery code of your Upline account was used',
      body: ['Your account was opened by a recovery code, address {address}. Codes left: {left}.', NOT_YOU],
      values: { address: ADDRESS, left: { means: 'How many codes are left', sample: '7' } },
    },
    'second-step-changed': {
      when: 'To the owner, when the second step of signing in was changed.',
      title: 'The second step of your Upline sign-in was changed',
      body: ['{what}', HELD, NOT_YOU],
      values: {
        what: { means: 'A sentence about what changed', sample: 'Codes now come from an authenticator app.' },
        held: HELD_VALUE,
      },
    },
    'recovery-codes-renewed': {
      when: 'To the owner, when new recovery codes were made.',
      title: 'Your Upline recovery codes were replaced',
      body: ['New recovery codes were made for your account. The ones before no longer work.', NOT_YOU],
    },
    'email-change-asked': {
      when: 'To the present address, when the owner asks for another email.',
      title: 'A new email for your Upline account',
      body: [
        'Somebody signed in as you asked to change the email of your account to {email}. It changes once the new address is confirmed, within 24 hours.',
        NOT_YOU,
      ],
      values: { email: EMAIL },
    },
    'email-change-by-office': {
      kind: 'email-change-asked',
      when: 'To the present address, when the home office asks for another email.',
      title: 'A new email for your Upline account',
      body: [
        'The home office asked to change the email of your account to {email}. It changes once the new address is confirmed, within 24 hours.',
        'If you did not ask the home office for it, contact support.',
      ],
      values: { email: EMAIL },
    },
    'email-change': {
      inApp: false,
      when: 'To the new address, when another email waits to be confirmed.',
      title: 'Confirm your Upline email',
      body: [
        'Confirm that this is your email:',
        '{link}',
        'The link is good for 24 hours and once. If you did not ask for it, ignore this mail.',
      ],
      values: { link: LINK },
    },
    'email-changed': {
      when: 'To the former and to the new address, when the email was changed.',
      title: 'The email of your Upline account was changed',
      body: ['The email of your account is now {email}.', HELD, NOT_YOU],
      values: { email: EMAIL, held: HELD_VALUE },
    },
    'phone-changed': {
      when: 'To the owner, when the phone was changed.',
      title: 'The phone of your Upline account was changed',
      body: ['The phone of your account is now {phone}.', HELD, NOT_YOU],
      values: { phone: PHONE, held: HELD_VALUE },
    },
    'record-changed': {
      when: 'To the owner, when part of the record was changed that keeps the account safe.',
      title: 'The {what} of your Upline account was changed',
      body: ['The {what} of your Upline account was changed.', NOT_YOU],
      values: { what: { means: 'What was changed', sample: 'legal name' } },
    },
    lockout: {
      when: 'To the owner, when signing in is paused after failed attempts.',
      title: 'Sign-in to your Upline account is paused',
      body: [
        'There were several failed attempts to sign in to your account, so signing in is paused for 15 minutes.',
        'A device you asked us to remember can still sign in. If the attempts were not yours, choose a new password.',
      ],
    },
    'password-reset': {
      inApp: false,
      when: 'To the owner, when somebody has forgotten the password.',
      title: 'Reset your Upline password',
      body: [
        'Choose a new password here:',
        '{link}',
        'The link is good for 30 minutes and once. If you did not ask for it, ignore this mail: your password stays as it is.',
      ],
      values: { link: LINK },
    },
    'admin-invitation': {
      inApp: false,
      when: 'To a new admin, when the account is made.',
      title: 'Your Upline admin account',
      body: [
        'An account of the home office was made for you. Your username is {username}.',
        'Choose your password here:',
        '{link}',
        'The link is good for 72 hours and once. Signing in asks for a code sent to this address.',
      ],
      values: { username: { means: 'The username', sample: 'm.chen' }, link: LINK },
    },
  },
);

/** Codes, by mail or as a text, whichever its reader has chosen for signing in. */
export const CODE_MESSAGES = messageTemplates(
  { group: 'Account', inApp: false, mail: { holds: 'body' }, sms: 'body', must: true },
  {
    'sign-in-code': {
      when: 'To the owner, when signing in asks for a code.',
      title: 'Your Upline sign-in code',
      body: [
        'Your Upline sign-in code is {code}. It is valid for 10 minutes.',
        'Nobody from Upline will ask you for it. If you are not signing in, change your password.',
      ],
      values: { code: CODE },
    },
    'confirmation-code': {
      when: 'To the owner, when a change of the account asks for a code.',
      title: 'Your Upline confirmation code',
      body: [
        'Your Upline confirmation code is {code}. It is valid for 10 minutes and lets a change of your account through.',
        'Nobody from Upline will ask you for it. If you are not changing anything, change your password.',
      ],
      values: { code: CODE },
    },
  },
);

/** Texts to a phone. */
export const PHONE_MESSAGES = messageTemplates(
  { group: 'Account', inApp: false, mail: false, sms: 'body', must: true },
  {
    'phone-code': {
      when: 'To a new phone, when it is to be confirmed.',
      body: 'Your Upline code to confirm this phone is {code}. It is valid for 10 minutes.',
      values: { code: CODE },
    },
    'phone-changed-text': {
      kind: 'phone-changed',
      when: 'To a former phone that got codes, when the phone was changed.',
      body: `The phone of your Upline account is now {phone}. ${NOT_YOU}`,
      values: { phone: PHONE },
    },
    'record-changed-text': {
      kind: 'record-changed',
      when: 'To a phone that gets codes, when part of the record was changed that keeps the account safe.',
      body: `The {what} of your Upline account was changed. ${NOT_YOU}`,
      values: { what: { means: 'What was changed', sample: 'legal name' } },
    },
  },
);

/** Notices in the app only. */
export const SESSION_NOTICES = messageTemplates(
  { group: 'Account', inApp: true, mail: false, sms: false, must: true },
  {
    'proxy-session': {
      when: 'To the associate, when an admin has viewed the account as them.',
      title: 'Support viewed your account',
      body: 'Support viewed your account on {date}',
      values: { date: { means: 'The day', sample: '11/21/2026' } },
    },
  },
);
