import { messageTemplates } from '../platform/messages/message-templates.ts';

const LEVEL = { means: 'Name of the level', sample: 'Marketing Director' } as const;

/** Messages about levels (domain.md 8.1). */
export const LEVEL_MESSAGES = messageTemplates(
  { group: 'Team', inApp: true, mail: { holds: 'body', greets: true }, sms: false, must: false },
  {
    'level-promoted': {
      when: 'To the associate, when all requirements of the next level are met.',
      title: 'You are promoted to {level}',
      body: 'You have met all requirements. The level is yours from {from}.',
      values: { level: LEVEL, from: { means: 'First day of the level', sample: '2026-12-01' } },
    },
    'level-near': {
      when: 'To the associate, when most of the production for the next level is reached.',
      title: '{level} is near',
      body: 'You have reached {percent}% of the production for {level}.',
      values: { level: LEVEL, percent: { means: 'How much of it is reached', sample: '92' } },
    },
    'level-requested': {
      when: 'To the associate, when a level is requested.',
      title: 'Level requested',
      body: 'Your request for {level} waits for the home office.',
      values: { level: LEVEL },
    },
    'level-approved': {
      when: 'To the associate, when the home office approves a level.',
      title: 'Level approved',
      body: '{level} from {from}. Congratulations!',
      values: { level: LEVEL, from: { means: 'First day of the level', sample: '2026-12-01' } },
    },
    'level-refused': {
      when: 'To the associate, when the home office refuses a level.',
      title: 'Level refused',
      body: 'Your request for {level} was refused: {reason}',
      values: { level: LEVEL, reason: { means: 'Why', sample: 'Two licenses are missing.' } },
    },
  },
);
