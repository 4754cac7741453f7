import { messageTemplates } from '../platform/messages/message-templates.ts';

const NUMBER = { means: 'Number of the registration', sample: 'R-000318' } as const;
const LINK = {
  means: 'The link with which the person goes on',
  sample: 'https://example.com/register/resume/9f2c',
  needed: true,
} as const;
const UNTIL = { means: 'The last day of the link', sample: '12/21/2026' } as const;
const PARTNER = {
  means: 'A sentence about the partner through whom the person came, or nothing',
  sample: 'You came to Upline through Acme Partners.',
} as const;
const LEVEL = { means: 'Name of the level', sample: 'Marketing Director' } as const;
const TAX = { means: 'SSN or SIN', sample: 'SSN' } as const;
const NAME = { means: 'Name of the person', sample: 'Mia Chen' } as const;
const CODE = { means: 'Code of the associate', sample: 'U000123' } as const;

const GOOD_UNTIL = 'The link is good until {until}.';

/** Mails to people who register (domain.md 8.1). They contain no tax identifier, and only the link of the latest mail works. */
export const REGISTRATION_MESSAGES = messageTemplates(
  { group: 'Registration', inApp: false, mail: { holds: 'body', greets: true }, sms: false, must: true },
  {
    'registration-saved': {
      when: 'To the person, after the personal step.',
      title: 'Your Upline registration is saved',
      body: [
        'Your registration {number} is saved. You can continue on any device with this link:',
        '{link}',
        GOOD_UNTIL,
        '{partner}',
      ],
      values: { number: NUMBER, link: LINK, until: UNTIL, partner: PARTNER },
    },
    'registration-abandoned': {
      when: 'To the person, when nothing was entered for a day.',
      title: 'Your Upline registration waits for you',
      body: [
        'Your registration {number} is not finished. Continue with this link:',
        '{link}',
        GOOD_UNTIL,
        '{partner}',
      ],
      values: { number: NUMBER, link: LINK, until: UNTIL, partner: PARTNER },
    },
    'registration-abandoned-paid': {
      kind: 'registration-abandoned',
      when: 'To the person, when the fee is paid and the account was not finished for a day.',
      title: 'One step is left of your Upline registration',
      body: [
        'Your fee is paid. Choose your username and password with this link:',
        '{link}',
        GOOD_UNTIL,
        '{partner}',
      ],
      values: { number: NUMBER, link: LINK, until: UNTIL, partner: PARTNER },
    },
    'registration-paid': {
      when: 'To the new associate, when the fee is paid.',
      title: 'Welcome to Upline',
      body: [
        'Your fee is paid, and you are an associate now. Your code is {code}.',
        'If you have not chosen your username and password yet, do it with this link:',
        '{link}',
        GOOD_UNTIL,
        '{partner}',
      ],
      values: { code: CODE, link: LINK, until: UNTIL, partner: PARTNER },
    },
    'registration-cooled-off': {
      when: 'To the person, when the fee is refunded within the cooling-off period, which ends the membership.',
      title: 'Your Upline membership has ended',
      body: [
        'Your membership fee of registration {number} goes back to your card. Banks take up to ten days.',
        'Your account is closed, and what you have signed is revoked.',
        '{partner}',
      ],
      values: { number: NUMBER, partner: PARTNER },
    },
    'registration-review': {
      when: 'To the person, when the home office reviews the registration before it can go on.',
      title: 'Your Upline registration is under review',
      body: [
        'The home office reviews your registration {number} and will write to you. You need not do anything.',
        '{partner}',
      ],
      values: { number: NUMBER, partner: PARTNER },
    },
    'registration-reopened': {
      when: 'To the person, when the account they had before is theirs again.',
      title: 'Your former Upline account is open again',
      body: [
        'You have been with us before, so your registration {number} ends here and your former account is open again. Sign in with the email or username you had then:',
        '{sign_in}',
        'You will be asked to sign the agreement. If you do not know your password any more, choose "Forgot password", or contact support.',
        '{partner}',
      ],
      values: {
        number: NUMBER,
        sign_in: { means: 'The page to sign in', sample: 'https://example.com/login', needed: true },
        partner: PARTNER,
      },
    },
    'registration-ask-again': {
      when: 'To the person, when the tax identifier belongs to somebody else and is needed again.',
      title: 'Your {tax} is needed again',
      body: [
        'Please check the {tax} of your registration {number} and enter it again with this link:',
        '{link}',
        GOOD_UNTIL,
        '{partner}',
      ],
      values: { tax: TAX, number: NUMBER, link: LINK, until: UNTIL, partner: PARTNER },
    },
    'registration-refused': {
      when: 'To the person, when the home office does not accept the registration.',
      title: 'Your Upline registration was not accepted',
      body: [
        'The home office has reviewed your registration {number} and did not accept it. Nothing was charged. Contact support if you have questions.',
        '{partner}',
      ],
      values: { number: NUMBER, partner: PARTNER },
    },
    'registration-guarantee-approved': {
      kind: 'registration-guarantee',
      when: 'To the person, when the home office approves the promised level.',
      title: 'Your guaranteed level is approved',
      body: [
        'You join as {level}, and your level never falls below it. Continue your registration {number} with this link:',
        '{link}',
        GOOD_UNTIL,
        '{partner}',
      ],
      values: { level: LEVEL, number: NUMBER, link: LINK, until: UNTIL, partner: PARTNER },
    },
    'registration-guarantee-refused': {
      kind: 'registration-guarantee',
      when: 'To the person, when the home office does not approve the promised level.',
      title: 'Your guaranteed level was not approved',
      body: [
        'The home office has not approved the level {level}: {reason}. You can continue your registration {number} without it with this link:',
        '{link}',
        GOOD_UNTIL,
        '{partner}',
      ],
      values: {
        level: LEVEL,
        reason: { means: 'Why, without a full stop', sample: 'No license of that line is on record' },
        number: NUMBER,
        link: LINK,
        until: UNTIL,
        partner: PARTNER,
      },
    },
    'registration-paid-back': {
      when: 'To the person, when a payment arrived for a registration that can no longer become an account.',
      title: 'Your Upline registration could not be completed',
      body: [
        'Your registration {number} could not be completed. The whole fee goes back to your card. Contact support to continue.',
        '{partner}',
      ],
      values: { number: NUMBER, partner: PARTNER },
    },
  },
);

/** Messages to those above a new associate (domain.md 8.1, R-REG-05). */
export const RECRUIT_MESSAGES = messageTemplates(
  { group: 'Team', inApp: true, mail: false, sms: false, must: false },
  {
    'new-recruit': {
      when: 'To the direct upline and the RMD, in the app, when somebody joins.',
      title: '{name} joined',
      body: '{name} ({code}) has paid the fee and joined your team.',
      values: { name: NAME, code: CODE },
    },
    'new-recruit-mail': {
      kind: 'new-recruit',
      when: 'To the direct upline and the RMD, by mail, when somebody joins.',
      title: '{name} joined',
      body: '{name} has joined your team.',
      values: { name: NAME },
      inApp: false,
      mail: { holds: 'body', greets: true, links: true },
    },
    'new-recruits': {
      when: 'To RMDs, in the app, every morning after a day on which people joined below them.',
      title: '{people} joined your team on {date}',
      body: '{names}',
      values: {
        people: { means: 'How many', sample: '3 people' },
        date: { means: 'The day', sample: '11/21/2026' },
        names: { means: 'Their names, in a line', sample: 'Mia Chen, Dev Patel, and 1 more' },
      },
    },
    'new-recruits-mail': {
      kind: 'new-recruits',
      when: 'To RMDs, by mail, every morning after a day on which people joined below them.',
      title: '{people} joined your team on {date}',
      body: ['{people} joined your team on {date}:', '{names}'],
      values: {
        people: { means: 'How many', sample: '3 people' },
        date: { means: 'The day', sample: '11/21/2026' },
        names: { means: 'Their names, one a line', sample: 'Mia Chen\nDev Patel\nand 1 more' },
      },
      inApp: false,
      mail: { holds: 'body', greets: true, links: true },
    },
  },
);

/** Notices to the home office about registrations, in the app only. */
export const REGISTRATION_OFFICE_MESSAGES = messageTemplates(
  { group: 'Home Office', inApp: true, mail: false, sms: false, must: true },
  {
    'registration-review-office': {
      kind: 'registration-review',
      when: 'To super admins, when somebody registers with the tax identifier of an associate who has left.',
      title: 'A registration needs your review',
      body: '{number}: {name} ({email}) registers with the {tax} of {former}, who has left. Reopen that account, ask for the number again or refuse.',
      values: {
        number: NUMBER,
        name: NAME,
        email: { means: 'Email of the person', sample: 'mia@example.com' },
        tax: TAX,
        former: { means: 'Code of the associate who has left', sample: 'U000087' },
      },
    },
    'registration-guarantee-office': {
      kind: 'registration-guarantee',
      when: 'To admins who manage associates, when somebody registers who was promised a level.',
      title: 'A guaranteed level needs your decision',
      body: '{name} registers licensed under {upline} and was promised the level {level}. The fee can be paid once you have decided.',
      values: { name: NAME, upline: { means: 'Code of the upline', sample: 'U000101' }, level: LEVEL },
    },
    'registration-background': {
      when: 'To admins who manage associates, when a new associate has answered a background question with yes.',
      title: 'Background review: {name}',
      body: '{name} ({code}) answered a background question with yes. New compensation waits until you have looked at it.',
      values: { name: NAME, code: CODE },
    },
    'registration-fee-back': {
      kind: 'registration-paid-back',
      when: 'To super admins, when a payment cannot become an account and is refunded.',
      title: 'A registration fee goes back',
      body: '{reason}. The whole fee is refunded.',
      values: { reason: { means: 'Why, without a full stop', sample: 'The registration has expired' } },
    },
    'registration-refunded': {
      when: 'To admins who manage associates, when a membership fee was refunded or lost in a dispute.',
      title: 'The membership fee of {code} went back',
      body: 'The membership fee of {code} was refunded or lost in a dispute. Decide whether the account stays.',
      values: { code: CODE },
    },
  },
);
