import { messageTemplates } from '../platform/messages/message-templates.ts';

/** Messages about compliance holds. They leave the reason out, which may mention other people. */
export const HOLD_MESSAGES = messageTemplates(
  { group: 'Account', inApp: true, mail: { holds: 'body', greets: true }, sms: false, must: true },
  {
    'compliance-hold-placed': {
      when: 'To the associate, when the home office places a compliance hold.',
      title: 'A compliance hold was placed',
      body: 'Since {date} you are not in good standing until it is resolved. Ask the home office what it takes.',
      values: { date: { means: 'The day on which it was placed', sample: '11/21/2026' } },
    },
    'compliance-hold-resolved': {
      when: 'To the associate, when a compliance hold is resolved.',
      title: 'A compliance hold was resolved',
      body: 'The hold of {date} no longer stands against your good standing.',
      values: { date: { means: 'The day on which it was placed', sample: '11/21/2026' } },
    },
  },
);
