/** Days without a sign-in, a presentation or a submission after which an upline should call (domain.md 9.3). */
export const QUIET_DAYS = 14;
/** How many days up to today production and presentations are counted over. */
export const COUNTED_DAYS = 30;
/** How many days before its end a license is mentioned, as in the first notice to the upline (R-LIC-04). */
export const ENDING_DAYS = 30;
/** Somebody who joined longer ago should be licensed: the due date of the training program (domain.md 2.19). */
export const LICENSE_DAYS = 90;
/** Days before the due date of a training program from which it is urgent. */
export const DUE_DAYS = 14;
/** How many days a licensed associate may go without a submission. */
export const IDLE_DAYS = 60;
/** How many days a person counts as new. */
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
