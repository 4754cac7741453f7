import { messageTemplates } from '../../platform/messages/message-templates.ts';

/** Every message about a policy may use its number: whole in the app, the last four in mails (R-NTF-01). */
const NUMBER = {
  policy: { means: 'Number of the policy', sample: 'ABC-1234321', unmailed: true },
  last_four: { means: 'The last four characters of its number', sample: '••••4321' },
} as const;
const REQUIREMENTS = {
  means: 'What is missing, one sentence each',
  sample: 'The provider asks for a signed illustration',
  unmailed: true,
} as const;
const REASON = { means: 'How it ended', sample: 'Not Taken' } as const;

const MAIL = {
  holds: 'title',
  links: true,
  present: true,
  subject: '{title}: policy {last_four}',
} as const;
/** Sent to people too who have left. */
const ALWAYS = { holds: 'title', links: true, subject: MAIL.subject } as const;
const IN_APP = { group: 'Business', inApp: true, mail: false, sms: false, must: true } as const;

/** Messages about policies (domain.md 8.1). Mails hold the title alone (R-NTF-01). */
export const POLICY_MESSAGES = messageTemplates(
  { group: 'Business', inApp: true, mail: MAIL, sms: false, must: true },
  {
    'policy-names-you': {
      when: 'To each person whom a policy names as split or training, when it is entered or changed.',
      title: 'A policy names you',
      body: 'You have a part in policy {policy}.',
      values: NUMBER,
      sms: 'title',
      must: false,
    },
    'policy-split-added': {
      kind: 'policy-names-you',
      when: 'To the writing associate and the person of the split, when somebody adds a split to a policy.',
      title: 'A policy has a new split',
      body: 'Policy {policy} has a new split.',
      values: NUMBER,
      sms: 'title',
      must: false,
    },
    'split-accepted': {
      when: 'To the people of a split, when one of them, or the home office, has accepted it.',
      title: 'Split accepted',
      body: 'The split of policy {policy} is now {status}.',
      values: { ...NUMBER, status: { means: 'The new status', sample: 'Approved' } },
      must: false,
    },
    'split-next': {
      kind: 'split-accepted',
      when: 'To the home office, when a split that it decides about is accepted.',
      title: 'A split waits for an answer',
      body: 'The split of policy {policy} is now {status}.',
      values: { ...NUMBER, status: { means: 'The new status', sample: 'Pending For Admin' } },
      must: false,
    },
    'split-unanswered': {
      when: 'To the person whose answer a split has waited for more than three days.',
      title: 'A split still waits for your answer',
      body: 'A split of policy {policy} has waited for your answer for more than three days.',
      values: NUMBER,
      must: false,
    },
    'split-refused': {
      when: 'To the writing associate and the home office, when a split is refused.',
      title: 'Split refused',
      body: 'A split of policy {policy} was refused.',
      values: NUMBER,
      must: false,
    },
    'split-refused-asked': {
      kind: 'split-refused',
      when: 'To the person of the split, when it is refused.',
      title: 'Split refused',
      body: 'A split of policy {last_four} was refused.',
      values: NUMBER,
      must: false,
    },
    'supervision-review-waiting': {
      when: 'To the supervisor, when a case under heightened supervision waits for a review.',
      title: 'A case waits for your review',
      body: 'Policy {last_four} of {writer} waits for your acknowledgement.',
      values: {
        ...NUMBER,
        writer: { means: 'Name of the writing associate', sample: 'Dev Patel', unmailed: true },
      },
      sms: 'title',
      must: false,
    },
    'supervision-review-missed': {
      when: 'To the RMD and to admins who manage policies, when nobody reviewed a case in time.',
      title: 'A supervision review was missed',
      body: 'Nobody reviewed policy {last_four} in time.',
      values: NUMBER,
      sms: 'title',
      must: false,
    },
    'policy-action-required': {
      when: 'To the people of a policy, when something is missing.',
      title: 'Action required',
      body: '{requirements}',
      values: { ...NUMBER, requirements: REQUIREMENTS },
      sms: 'title',
      must: false,
    },
    'policy-lapse-pending': {
      when: 'To the people of a policy, when the carrier reports a late premium.',
      title: 'A premium is late',
      mail: ALWAYS,
      body: 'Policy {policy}: the premium due {due} is not paid. The grace period ends {grace_end}.',
      values: {
        ...NUMBER,
        due: { means: 'The day on which the premium was due', sample: '11/01/2026' },
        grace_end: { means: 'The last day of the grace period', sample: '12/02/2026' },
      },
      sms: 'title',
      must: 'mail',
    },
    'policy-lapse-reported': {
      kind: 'policy-lapse-pending',
      when: 'To the people of a policy, when the carrier reports a lapse.',
      title: 'The carrier reports a lapse',
      mail: ALWAYS,
      body: 'Policy {policy}: {lifecycle}.',
      values: { ...NUMBER, lifecycle: { means: 'What the carrier reports', sample: 'Lapsed' } },
      sms: 'title',
      must: 'mail',
    },
    'policy-not-taken': {
      when: 'To the people of a policy, when it was issued and not taken.',
      title: 'Policy not taken',
      body: 'Policy {policy} ended: {reason}.',
      values: { ...NUMBER, reason: REASON },
      must: false,
    },
    'policy-lapsed': {
      when: 'To the people of a policy, when it has lapsed.',
      title: 'Policy lapsed',
      mail: ALWAYS,
      body: 'Policy {policy} ended: {reason}.',
      values: { ...NUMBER, reason: REASON },
    },
    'policy-cancelled': {
      when: 'To the people of a policy, when it is cancelled.',
      title: 'Policy cancelled',
      mail: ALWAYS,
      body: 'Policy {policy} ended: {reason}.',
      values: { ...NUMBER, reason: REASON },
    },
    'policy-death-claim': {
      when: 'To the people of a policy, when it ends by a death claim.',
      title: 'Policy ended by a death claim',
      mail: ALWAYS,
      body: 'Policy {policy} ended: {reason}.',
      values: { ...NUMBER, reason: REASON },
    },
  },
);

/** Notices about policies, most of which are shown in the app only. */
export const POLICY_NOTICES = messageTemplates(IN_APP, {
  'policy-action-unanswered': {
    when: 'To the upline, when a policy of the team has waited for an answer for five days.',
    title: 'A policy waits for an answer',
    body: 'Policy {last_four} of your team has waited for an answer for five days.',
    values: NUMBER,
    mail: MAIL,
    sms: 'title',
    must: false,
  },
  'policy-issued': {
    when: 'To the people of a policy, when it is issued.',
    title: 'Policy issued',
    body: 'Policy {policy} was issued.',
    values: NUMBER,
  },
  'policy-approved': {
    when: 'To the people of a policy, when it is approved: with the pay run that pays it, or again after a chargeback was given back.',
    title: 'Policy approved',
    body: 'Policy {policy} was approved.',
    values: NUMBER,
  },
  'policy-archived': {
    when: 'To the people of a policy, when it is archived.',
    title: 'Policy archived',
    body: 'Policy {policy} was archived.',
    values: NUMBER,
  },
  'carrier-suggestion': {
    when: 'To the writing associate, when the carrier reports a state that the policy does not have.',
    title: 'The carrier reports news',
    body: 'Policy {policy}: {lifecycle}.',
    values: { ...NUMBER, lifecycle: { means: 'What the carrier reports', sample: 'Issued' } },
  },
  'policy-requirement-answered': {
    group: 'Home Office',
    when: 'To admins who manage policies, when a requirement is answered.',
    title: 'Requirement answered',
    body: 'A requirement of policy {policy} was answered.',
    values: NUMBER,
  },
});

/** Notices about what carriers report, in the app only. */
export const CARRIER_NOTICES = messageTemplates(IN_APP, {
  'carrier-case-assigned': {
    when: 'To the associate, when the home office gives them a case of a carrier that has no policy yet.',
    title: 'A carrier reports an application of yours',
    body: '{number} is not in your business list. Add the policy so that it can be paid.',
    values: { number: { means: 'Number of the policy at the carrier', sample: 'ABC-1234321' } },
  },
  'carrier-status-unknown': {
    group: 'Home Office',
    when: 'To admins who manage policies, when a carrier uses a status for the first time.',
    title: 'A carrier uses a new status',
    body: '"{status}" is not mapped yet and counts as Underwriting.',
    values: { status: { means: 'The words of the carrier', sample: 'Pending APS' } },
  },
});
