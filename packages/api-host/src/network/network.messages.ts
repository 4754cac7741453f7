import { messageTemplates } from '../platform/messages/message-templates.ts';

const WHO = { means: 'Name and code of the associate', sample: 'Dev Patel (U000123)' } as const;
const NAME = { means: 'Name of the associate', sample: 'Dev Patel' } as const;

/** Messages about places in the network, levels and standing (domain.md 8.1). */
export const NETWORK_MESSAGES = messageTemplates(
  { group: 'Team', inApp: true, mail: { holds: 'body', greets: true }, sms: false, must: false },
  {
    'upline-changed': {
      when: 'To the associate, the former and the new upline, when an associate has moved.',
      title: 'Upline changed',
      body: '{who} is now in the team of {upline}.',
      values: {
        who: WHO,
        upline: { means: 'Name and code of the new upline', sample: 'Ana Reyes (U000101)' },
      },
    },
    'level-changed': {
      when: 'To the associate, the upline and the RMD, when a level begins. When it is a promotion, also to everybody between them.',
      title: 'Level changed',
      body: '{who} is now {level}.',
      values: { who: WHO, level: { means: 'Name of the level', sample: 'Marketing Director' } },
    },
    'network-change-failed': {
      when: 'To the person who planned it, when a change of upline or level could not be made on its day.',
      title: 'A scheduled change could not be made',
      body: '{who}: {problem}',
      values: { who: WHO, problem: { means: 'Why', sample: 'The new upline has left.' } },
    },
    'upline-request-asked': {
      kind: 'upline-request',
      when: 'To the present RMD, when an associate of the team asks for another upline.',
      title: 'Upline change request',
      body: '{who} asks for another upline and waits for your answer.',
      values: { who: WHO },
    },
    'upline-request-handed': {
      kind: 'upline-request',
      when: 'To the RMD into whose team an associate came who had asked for another upline before.',
      title: 'Upline change request',
      body: '{who} is in your team now, asks for another upline and waits for your answer.',
      values: { who: WHO },
    },
    'upline-request-waits': {
      kind: 'upline-request',
      when: 'To the associate and the former RMD, when a request for another upline waits for another RMD.',
      title: 'Upline change request',
      body: 'Request of {name} for another upline: it now waits for {rmd}.',
      values: { name: NAME, rmd: { means: 'Name of the RMD who answers now', sample: 'Ben Ortiz' } },
    },
    'upline-request-next': {
      kind: 'upline-request',
      when: 'To the person who answers next, when a request for another upline has come one step on.',
      title: 'Upline change request',
      body: '{who} asks to move to {upline} and waits for your answer.',
      values: { who: WHO, upline: { means: 'Name of the wanted upline', sample: 'Ana Reyes' } },
    },
    'upline-request-status': {
      kind: 'upline-request',
      when: 'To the associate, and at the end to those who were asked, when a request for another upline changes its status.',
      title: 'Upline change request',
      body: 'Request of {name} to move to {upline}: {status}.',
      values: {
        name: NAME,
        upline: { means: 'Name of the wanted upline', sample: 'Ana Reyes' },
        status: { means: 'The new status', sample: 'Approved' },
      },
    },
    'status-changed': {
      when: 'To the associate, the upline and the RMD, when a status changes.',
      title: 'Status changed',
      body: '{who}: {before} → {after}.',
      values: {
        who: WHO,
        before: { means: 'The former status', sample: 'Active' },
        after: { means: 'The new status', sample: 'Suspended' },
      },
      must: true,
    },
    'builder-plan-ended-by-status': {
      kind: 'builder-enrollment-closed',
      group: 'Payments',
      when: 'To the associate, when a builder plan ends because the status is no longer Active.',
      title: 'Your builder plan is closed',
      body: 'The plan is for Active associates. Your status is now {status}.',
      values: { status: { means: 'The new status', sample: 'Suspended' } },
      must: true,
    },
  },
);

/** Notices to the home office about the network, in the app only. */
export const NETWORK_OFFICE_MESSAGES = messageTemplates(
  { group: 'Home Office', inApp: true, mail: false, sms: false, must: true },
  {
    'network-alarm': {
      when: 'To super admins, when counts of the network differ from a recount.',
      title: 'Network counts are wrong',
      body: '{count} kept figures differ from the recount. First: {first}',
      values: {
        count: { means: 'How many figures differ', sample: '3' },
        first: { means: 'The first of them', sample: 'U000123: 14 instead of 15' },
      },
    },
  },
);
