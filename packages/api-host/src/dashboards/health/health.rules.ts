/** Days without a sign-in, a presentation or a submission after which an upline should call (domain.md 9.3). */
export const QUIET_DAYS = 14;
/** Production and presentations are counted over so many days up to today. */
export const COUNTED_DAYS = 30;
/** A license is spoken of so many days before it ends, as the first notice to the upline is (R-LIC-04). */
export const ENDING_DAYS = 30;
/** Somebody who joined longer ago should be licensed: the due date of the training program (domain.md 2.19). */
export const LICENSE_DAYS = 90;
/** Days before the due date of a training program from which it is urgent. */
export const DUE_DAYS = 14;
/** A licensed associate should have submitted something within so many days. */
export const IDLE_DAYS = 60;
/** How long somebody is new. */
export const NEW_DAYS = 7;

/** The findings about a person, and how many of the hundred points each takes. */
export const RED_FLAGS = {
  'No activity': 35,
  'Training overdue': 25,
  'License expired': 25,
  'License ends soon': 15,
  'Not licensed': 15,
  'No submissions': 15,
  'Case waits': 10,
} as const;
export type RedFlag = keyof typeof RED_FLAGS;
export const RED_FLAG_NAMES = Object.keys(RED_FLAGS) as [RedFlag, ...RedFlag[]];

/** How far somebody is on the way to a life license. */
export const LICENSE_STEPS = [
  'Not started',
  'Course completed',
  'Exam passed',
  'Waiting for approval',
  'Licensed',
  'Expired',
] as const;
export type LicenseStep = (typeof LICENSE_STEPS)[number];

/** What the upline can do next; the first that applies. */
export const NEXT_ACTIONS = [
  'Acknowledge a case',
  'Review training',
  'Renew the license',
  'Call',
  'Welcome',
  'Plan the course',
  'Plan the exam',
  'Enter the license',
  'Plan a joint appointment',
  'Nothing is due',
] as const;
export type NextAction = (typeof NEXT_ACTIONS)[number];
