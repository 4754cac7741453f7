import { addMonths, firstOfMonth } from '@upline/domain';
import { addDays } from '../days.ts';
import { DEMO_LOGINS } from '../demo-logins.ts';
import type { Random } from '../random.ts';
import { PAYMENTS, type Sale, type SellingPerson, type SoldProduct } from './sale-rows.ts';

const LOGINS = new Set(DEMO_LOGINS.map(({ username }) => username));
/** Modal premiums by level, in cents a month. */
const MODAL: Readonly<Record<string, number>> = {
  A: 8_000,
  SA: 19_000,
  MD: 26_000,
  RMD: 42_000,
  EMD: 56_000,
};
const REQUIREMENT = 'The carrier asks for the attending physician statement.';
/** Money of the worked examples is Ana's (domain.md 4.11): nothing else of hers may be paid. */
const UNPAID = 'ana';
/** Offers of a part of the latest policy that wait for an answer (R-POL-02). */
const OFFERED: Readonly<Record<string, string>> = { eve: 'bea', cara: 'ben' };
const OFFERED_BPS = 3_000;
/** A policy issued so many days ago has been paid. */
const PAID_AFTER = 14;

const isPresent = ({ key, level, status }: SellingPerson) =>
  key !== undefined && LOGINS.has(key) && level !== 'TA' && status === 'Active';

interface Dates {
  readonly submit_date: string;
  readonly issue_date: string | null;
  readonly requirement?: string;
}

/**
 * Days of this month and the last that have come, on any day of the month: on the first, everything of this month is
 * of today.
 */
function datesOf({ key }: SellingPerson, today: string): Dates[] {
  const since = Number(today.slice(8)) - 1;
  const last = addMonths(firstOfMonth(today), -1);
  const ago = (days: number) => addDays(today, -Math.min(days, since));
  const sent: Dates[] = [
    { submit_date: ago(0), issue_date: null },
    { submit_date: ago(2), issue_date: null },
    { submit_date: ago(6), issue_date: null, requirement: REQUIREMENT },
  ];
  if (key === UNPAID) return sent;
  return [
    ...sent,
    { submit_date: addDays(last, 9), issue_date: ago(1) },
    { submit_date: addDays(last, 2), issue_date: addDays(last, 20) },
    { submit_date: addDays(last, -12), issue_date: addDays(last, 6) },
  ];
}

/** What every seller who signs in has submitted and issued lately, so that no first page is empty. */
export function presentSales(
  random: Random,
  person: SellingPerson,
  { products, clients }: { readonly products: readonly SoldProduct[]; readonly clients: readonly string[] },
  today: string,
): Sale[] {
  const sold = products.filter(({ line }) => line !== 'Annuity');
  if (!isPresent(person) || sold.length === 0 || clients.length === 0) return [];
  return datesOf(person, today).map(({ submit_date, issue_date, requirement }, index) => {
    const product = sold[index % sold.length] as SoldProduct;
    const modal = Math.round(((MODAL[person.level] ?? 20_000) * random.int(70, 130)) / 100);
    const isPaid = issue_date !== null && issue_date <= addDays(today, -PAID_AFTER);
    return {
      number: `${product.code.slice(0, 2)}-${person.code.slice(1)}${index + 1}`,
      product,
      client_id: clients[index % clients.length] as string,
      state: person.place.state,
      mode: 'Monthly',
      modal,
      target: modal * PAYMENTS.Monthly,
      face: product.line === 'Life' ? faceOf(product, modal * PAYMENTS.Monthly) : null,
      shares: sharesOf(person, index === 0),
      trainee: undefined,
      submit_date,
      issue_date,
      placed_date: issue_date,
      paid_to_date: null,
      termination_date: null,
      termination_reason: null,
      lifecycle: 'Submitted',
      business_status: issue_date
        ? isPaid
          ? 'Approved'
          : 'Ready To Pay'
        : requirement
          ? 'Action Required'
          : 'Pending',
      is_replacement: false,
      requirement,
      reversed_on: undefined,
    };
  });
}

function sharesOf(person: SellingPerson, isLatest: boolean): Sale['shares'] {
  const key = isLatest ? OFFERED[person.key ?? ''] : undefined;
  const partner = person.directs.find((direct) => key !== undefined && direct.key === key);
  if (!partner) return [{ person, share_bps: 10_000, approval_status: 'Approved' }];
  return [
    { person, share_bps: 10_000 - OFFERED_BPS, approval_status: 'Approved' },
    { person: partner, share_bps: OFFERED_BPS, approval_status: 'Pending For Associate' },
  ];
}

const THOUSAND = 100_000;

/** A face amount that the premium buys, in whole thousands and within what the product insures. */
export function faceOf({ min_face_cents, max_face_cents }: SoldProduct, annual: number): number {
  const face = Math.max(1, Math.round((annual * 200) / THOUSAND)) * THOUSAND;
  return Math.min(Math.max(face, min_face_cents ?? 0), max_face_cents ?? face);
}
