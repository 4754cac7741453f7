import { addDays, daysBetween, formatDate, MONTHS } from '@upline/domain';
import { listed } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import type { MainDashboard } from '../main.ts';

type Waiting = MainDashboard['open_actions'][number];

/** One thing to do, as a card that leads to where it is done. */
export interface ToDo {
  readonly key: string;
  /** With a verb; the name follows where there is one. */
  readonly verb: string;
  readonly name: string | null;
  /** How long it waits, or when it ends. */
  readonly when: string;
  /** How many more wait in the same list. */
  readonly more: number;
  readonly to: LinkTarget;
}

/** The page at an address, where this app has one. */
type PageAt = (address: string) => LinkTarget | undefined;

interface Door {
  readonly verb: string;
  /** Where the one record is done. */
  readonly one: (record: string) => LinkTarget | undefined;
  /** The list that holds what was counted. */
  readonly all?: LinkTarget;
}

const allAt = (all: LinkTarget | undefined) => (all ? { all } : {});

const policy = (policy_number: string): LinkTarget => ({
  to: '/business/$policy_number',
  params: { policy_number },
});

/** Where each is done. The filters name what was counted, so the figure and the list agree. */
const doors = (today: string, pageAt: PageAt): Readonly<Record<Waiting['action'], Door>> => ({
  'Policies Action Required': {
    verb: 'Clear what is missing for',
    one: policy,
    all: {
      to: '/business',
      search: listed('listPolicies', { filter: { business_status: { eq: 'Action Required' } } }),
    },
  },
  'Splits to Decide': {
    verb: 'Accept or refuse the split with',
    one: policy,
    all: { to: '/business', search: listed('listPolicies', { filter: { split_to_decide: { eq: true } } }) },
  },
  'Cases to Acknowledge': {
    verb: 'Acknowledge the training case of',
    one: (code) => ({ to: '/team/trainees/$code', params: { code } }),
    all: {
      to: '/team/trainees',
      search: listed('listTrainees', { filter: { cases_to_acknowledge: { gt: 0 } } }),
    },
  },
  'Supervision Reviews': {
    verb: 'Review the case of',
    one: (review) => ({ to: '/business/supervision-reviews', search: { review } }),
    all: {
      to: '/business/supervision-reviews',
      search: listed('listSupervisionReviews', { filter: { waiting: { eq: true } } }),
    },
  },
  'Payout Information to Confirm': {
    verb: 'Confirm your payout information',
    one: (id) => pageAt(`/account/payout-information/${id}`),
  },
  'Upline Changes to Answer': {
    verb: 'Answer the upline change of',
    one: () => pageAt('/account/upline-changes'),
  },
  'Spouse Requests to Answer': {
    verb: 'Answer the spouse request of',
    one: () => pageAt('/account/spouse'),
  },
  'Documents to Sign': {
    verb: 'Read and sign:',
    one: (id) => pageAt(`/account/legal-documents/${id}`),
    ...allAt(pageAt('/account/legal-documents')),
  },
  'Event Offers': {
    verb: 'Take the place offered at',
    one: (slug) => pageAt(`/events/${slug}`),
    ...allAt(pageAt('/events')),
  },
  'Late Premiums': {
    verb: 'Save the policy of',
    one: (id) => pageAt(`/payments/chargebacks/lapse-saves/${id}`),
    ...allAt(pageAt('/payments/chargebacks/lapse-saves')),
  },
  'Prospects to Contact': {
    verb: 'Contact',
    one: (id) => ({ to: '/business/prospects/$id', params: { id } }),
    all: {
      to: '/business/prospects',
      search: listed('listProspects', { filter: { overdue: { eq: true } } }),
    },
  },
  'Client Birthdays': {
    verb: 'Congratulate',
    one: (id) => ({ to: '/business/clients/$id', params: { id } }),
    all: {
      to: '/business/clients',
      search: listed('listClients', {
        filter: {
          archived: { eq: false },
          birthday_month: { eq: MONTHS[Number(today.slice(5, 7)) - 1] ?? MONTHS[0] },
        },
      }),
    },
  },
});

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const inDays = (count: number) => (count === 0 ? 'today' : count === 1 ? 'tomorrow' : `in ${days(count)}`);

function whenOf({ action, since }: Waiting, today: string): string {
  const ago = daysBetween(since, today);
  if (action === 'Client Birthdays')
    return `Birthday ${ago === 0 ? 'today' : ago === -1 ? 'tomorrow' : formatDate(since).slice(0, 5)}`;
  if (action === 'Prospects to Contact') return `Overdue ${days(ago)}`;
  if (action === 'Late Premiums') return `Premium late ${days(Math.max(0, ago))}`;
  if (action === 'Event Offers') return ago <= 0 ? 'Held for you until tomorrow' : 'Held for you until today';
  return ago <= 0 ? 'Since today' : `Waits ${days(ago)}`;
}

/** Days before its end from which a license is spoken of (domain.md 2.34). */
const SOON = 60;

/** What the associate can do something about, what waits longest first; nothing whose page this app does not have. */
export function toDosOf({ open_actions, license, today }: MainDashboard, pageAt: PageAt): ToDo[] {
  const all = doors(today, pageAt);
  const waiting = open_actions.flatMap((each) => {
    const { verb, one, all: list } = all[each.action];
    const to = each.count > 1 && list ? list : one(each.record);
    const more = each.count - 1;
    const { action: key, name, since } = each;
    return to ? [{ key, verb, name, when: whenOf(each, today), more, to, since }] : [];
  });
  const ending = license && license.days_left <= SOON ? license : null;
  const renewal = ending && {
    key: 'License',
    verb: `Renew your ${ending.type} license, ${ending.state}`,
    name: null,
    when: `Ends ${inDays(ending.days_left)}`,
    more: 0,
    to: pageAt('/account/licenses') ?? { to: '/account' as const },
    since: addDays(ending.expiration_date, -SOON),
  };
  return [...waiting, ...(renewal ? [renewal] : [])].sort((a, b) => a.since.localeCompare(b.since));
}
