import { foldText, isKeptDate, parseDateEntry, parseMoney } from '@upline/domain';

export interface FeedRequirement {
  readonly text: string;
  readonly ordered_on: string | null;
  readonly due_on: string | null;
  readonly closed_on: string | null;
}

/** A line of a carrier's pending-business feed, checked. */
export interface FeedRow {
  readonly line: number;
  readonly carrier_policy_number: string;
  readonly match_number: string;
  readonly applicant_name: string;
  readonly applicant_key: string;
  readonly product_text: string | null;
  readonly state: string | null;
  readonly premium_cents: number | null;
  readonly writing_number: string | null;
  readonly carrier_status_text: string;
  readonly received_on: string | null;
  readonly issued_on: string | null;
  readonly last_update: string;
  /** Due date of a premium the carrier has not received; left out by files that do not report it. */
  readonly premium_due_on?: string | null;
  readonly requirements: readonly FeedRequirement[];
}

/** Columns of the file, in any order; the first line names them. */
export const FEED_COLUMNS = [
  'policy_number',
  'applicant',
  'product',
  'state',
  'premium',
  'writing_number',
  'status',
  'received_on',
  'issued_on',
  'last_update',
  'requirements',
  'premium_due',
] as const;
/** Without these a line says nothing. */
export const REQUIRED = ['policy_number', 'applicant', 'status', 'last_update'] as const;
/** A line as it is in the file. */
export type Cells = Partial<Record<(typeof FEED_COLUMNS)[number], string>>;

/** As numbers are compared: letters and digits only, without leading zeros (R-CAR-01). */
export const matchNumber = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '');

/** Why a line is refused. */
export class Unfit extends Error {}

function dateOf(text: string | undefined, label: string): string | null {
  if (!text) return null;
  const date = parseDateEntry(text);
  if (date === undefined || !isKeptDate(date)) throw new Unfit(`${label} is not a date`);
  return date;
}

function textOf(text: string | undefined, label: string, max: number): string | null {
  const clean =
    text
      ?.normalize('NFC')
      .replace(/\p{Cc}/gu, ' ')
      .trim() ?? '';
  if (clean.length > max) throw new Unfit(`${label} is longer than ${max} characters`);
  return clean === '' ? null : clean;
}

/** `text|ordered|due|closed`, several joined by semicolons. */
function requirementsOf(text: string | undefined): FeedRequirement[] {
  return (text ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [words, ordered, due, closed] = part.split('|').map((each) => each.trim());
      const requirement = textOf(words, 'Requirement', 300);
      if (requirement === null) throw new Unfit('Requirement is empty');
      return {
        text: requirement,
        ordered_on: dateOf(ordered, 'Requirement ordered'),
        due_on: dateOf(due, 'Requirement due'),
        closed_on: dateOf(closed, 'Requirement closed'),
      };
    });
}

/** Reads a line; throws `Unfit`. `latest`: what a carrier dates later would keep its true news out. */
export function rowOf(cells: Cells, line: number, latest: string): FeedRow {
  const need = (column: (typeof REQUIRED)[number], label: string, max: number) => {
    const text = textOf(cells[column], label, max);
    if (text === null) throw new Unfit(`${label} is missing`);
    return text;
  };
  const carrier_policy_number = need('policy_number', 'Policy number', 40).toUpperCase();
  const match_number = matchNumber(carrier_policy_number);
  if (match_number === '') throw new Unfit('Policy number is not valid');
  const applicant_name = need('applicant', 'Applicant', 120);
  const premium = textOf(cells.premium, 'Premium', 30);
  const premium_cents = premium === null ? null : parseMoney(premium);
  if (premium_cents === undefined || (premium_cents !== null && premium_cents < 0))
    throw new Unfit('Premium is not an amount');
  const state = textOf(cells.state, 'State', 2)?.toUpperCase() ?? null;
  const carrier_status_text = need('status', 'Status', 80);
  const last_update = dateOf(need('last_update', 'Last update', 30), 'Last update') as string;
  if (last_update > latest) throw new Unfit('Last update is in the future');
  return {
    line,
    carrier_policy_number,
    match_number,
    applicant_name,
    applicant_key: foldText(applicant_name),
    product_text: textOf(cells.product, 'Product', 120),
    state,
    premium_cents,
    writing_number: textOf(cells.writing_number, 'Writing number', 20)?.toUpperCase() ?? null,
    carrier_status_text,
    received_on: dateOf(cells.received_on, 'Received'),
    issued_on: dateOf(cells.issued_on, 'Issued'),
    last_update,
    ...(cells.premium_due === undefined ? {} : { premium_due_on: dateOf(cells.premium_due, 'Premium due') }),
    requirements: requirementsOf(cells.requirements),
  };
}
