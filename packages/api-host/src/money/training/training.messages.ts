import { messageTemplates } from '../../platform/messages/message-templates.ts';

const TRAINEE = { means: 'Code of the trainee', sample: 'U000123' } as const;
const LEFT = { means: 'The days that are left', sample: '14 days' } as const;

/** Messages about training programs and their cases (domain.md 8.1). Mails hold the title alone (R-NTF-01). */
export const TRAINING_MESSAGES = messageTemplates(
  {
    group: 'Team',
    inApp: true,
    mail: { holds: 'title', links: true, present: true },
    sms: false,
    must: false,
  },
  {
    'training-open': {
      when: 'To the trainee, when a training program begins.',
      title: 'The training program has begun',
      body: 'The training program has begun.',
    },
    'training-open-trainer': {
      kind: 'training-open',
      when: 'To the trainer, when a training program begins.',
      title: 'The training program has begun',
      body: 'The training program has begun: {trainee}.',
      values: { trainee: TRAINEE },
    },
    'training-reopen': {
      when: 'To the trainee, when a training program is reopened.',
      title: 'The training program was reopened',
      body: 'The training program was reopened.',
    },
    'training-reopen-trainer': {
      kind: 'training-reopen',
      when: 'To the trainer, when a training program is reopened.',
      title: 'The training program was reopened',
      body: 'The training program was reopened: {trainee}.',
      values: { trainee: TRAINEE },
    },
    'training-completed': {
      when: 'To the trainee, when a training program is completed.',
      title: 'The training program is completed',
      body: 'The training program is completed.',
    },
    'training-completed-trainer': {
      kind: 'training-completed',
      when: 'To the trainer, when a training program is completed.',
      title: 'The training program is completed',
      body: 'The training program is completed: {trainee}.',
      values: { trainee: TRAINEE },
    },
    'training-defaulted': {
      when: 'To the trainee, when a training program has defaulted.',
      title: 'The training program has defaulted',
      body: 'The training program has defaulted.',
    },
    'training-defaulted-trainer': {
      kind: 'training-defaulted',
      when: 'To the trainer and the RMD, when a training program has defaulted.',
      title: 'The training program has defaulted',
      body: 'The training program has defaulted: {trainee}.',
      values: { trainee: TRAINEE },
    },
    'training-reverted': {
      when: 'To the trainee, when a training program is reverted.',
      title: 'The training program was reverted',
      body: 'The training program was reverted.',
    },
    'training-reverted-trainer': {
      kind: 'training-reverted',
      when: 'To the trainer, when a training program is reverted.',
      title: 'The training program was reverted',
      body: 'The training program was reverted: {trainee}.',
      values: { trainee: TRAINEE },
    },
    'training-ending': {
      when: 'To the trainee, 14, 7 and 1 day before a training program ends.',
      title: 'The training program ends in {left}',
      body: 'The training program ends in {left}.',
      values: { left: LEFT },
    },
    'training-ending-trainer': {
      kind: 'training-ending',
      when: 'To the trainer, 14, 7 and 1 day before a training program ends.',
      title: 'The training program ends in {left}',
      body: 'The training program ends in {left}: {trainee}.',
      values: { left: LEFT, trainee: TRAINEE },
    },
    'training-case-waiting': {
      when: 'To the trainer, when a case of a trainee is to be acknowledged; to the RMD, when the time of the trainer is over.',
      title: 'A training case waits for your acknowledgement',
      body: 'Policy {policy} of {associate} is issued: {what}.',
      values: {
        policy: { means: 'Number of the policy, its last four characters', sample: '••••4321' },
        associate: { means: 'Name of the trainee', sample: 'Dev Patel', unmailed: true },
        what: { means: 'What is to be done by when', sample: 'acknowledge the case by 12/15/2026' },
      },
      sms: 'title',
    },
  },
);
