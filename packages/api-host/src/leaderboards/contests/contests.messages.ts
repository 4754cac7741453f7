import { messageTemplates } from '../../platform/messages/message-templates.ts';

const SEATS = { means: 'How many seats', sample: '2 seats' } as const;
const CONTEST = { means: 'Name of the contest', sample: 'Hawaii 2026' } as const;
const NAME = { means: 'Name of the associate', sample: 'Dev Patel' } as const;
const POINTS = { means: 'Points so far', sample: '56,400', unmailed: true } as const;
const NEEDED = { means: 'Points for the seat', sample: '60,000', unmailed: true } as const;
const END = { means: 'The last day of the contest', sample: '12/31/2026' } as const;

/** Messages about what is won, or nearly won, in contests (domain.md 5.5, 8.1). Mails hold the title alone. */
export const CONTEST_MESSAGES = messageTemplates(
  {
    group: 'Team',
    inApp: true,
    mail: { holds: 'title', links: true, present: true },
    sms: false,
    must: false,
  },
  {
    'contest-seat': {
      when: 'To the associate, when a contest is closed in which they have won seats.',
      title: 'You have won {seats} of {contest}',
      body: 'The contest that ended on {end} is closed.',
      values: { seats: SEATS, contest: CONTEST, end: END },
    },
    'contest-seat-rmd': {
      kind: 'contest-seat',
      when: 'To the RMD, when an associate of the team has won seats of a contest.',
      title: '{name} has won {seats} of {contest}',
      body: 'The contest that ended on {end} is closed.',
      values: {
        name: NAME,
        seats: SEATS,
        contest: CONTEST,
        end: END,
      },
    },
    'contest-seat-near': {
      when: 'To the associate, five days before the end of a contest, when at most a tenth of the points is missing for a seat.',
      title: 'A seat of {contest} is near',
      body: 'You have {points} of {needed} points. What is issued by {end} counts.',
      values: { contest: CONTEST, points: POINTS, needed: NEEDED, end: END },
    },
    'contest-seat-near-rmd': {
      kind: 'contest-seat-near',
      when: 'To the RMD, when an associate of the team hears that a seat is near.',
      title: '{name} is near a seat of {contest}',
      body: '{name} has {points} of {needed} points. What is issued by {end} counts.',
      values: { name: NAME, contest: CONTEST, points: POINTS, needed: NEEDED, end: END },
    },
  },
);

/** Messages to the admin who closes a contest. */
export const CONTEST_OFFICE_MESSAGES = messageTemplates(
  { group: 'Home Office', inApp: true, mail: false, sms: false, must: true },
  {
    'contest-closed': {
      kind: 'contest',
      when: 'To the admin who closed it, when a contest is counted and closed.',
      title: '{contest} is closed',
      body: '{seats} won. Everybody who won is notified.',
      values: { contest: CONTEST, seats: SEATS },
    },
    'contest-not-closed': {
      kind: 'contest',
      when: 'To the admin who closed it, when a contest could not be counted.',
      title: '{contest} was not closed',
      body: 'Counting it failed, and nothing has changed. Close it again.',
      values: { contest: CONTEST },
    },
  },
);
