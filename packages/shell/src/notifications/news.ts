import type { QueryClient } from '@tanstack/react-query';
import { type OperationId, operationOf } from '@upline/api-client';
import { queryFor } from '../data/query-for.ts';

/** Figures that follow from what people sell and recruit. */
const FIGURES = ['dashboards', 'dashboard', 'reports'] as const;
const PORTAL_MONEY = ['business', 'payments', 'team', ...FIGURES] as const;
const OFFICE_MONEY = [
  'adjustments',
  'associates',
  'audit',
  'bank-files',
  'card-events',
  'card-payments',
  'chargebacks',
  'compensations',
  'ledger',
  'pay-runs',
  'payouts',
  'policies',
  'provider-payments',
  'training-programs',
  ...FIGURES,
] as const;
const OWN_LICENSES = ['account', 'business', 'payments', ...FIGURES] as const;
const OWN_PAYMENTS = ['account', 'payments', ...FIGURES] as const;

/**
 * The part of an app that a notice leads to, and the parts of the API that show what it is about. A notice that leads
 * anywhere else may be about anything: a level or an approval changes nearly every page.
 */
const SHOWN_IN: Readonly<Record<string, readonly string[]>> = {
  business: PORTAL_MONEY,
  payments: PORTAL_MONEY,
  team: ['team', ...FIGURES],
  'account/licenses': OWN_LICENSES,
  'account/provider-appointments': OWN_LICENSES,
  'account/purchase-history': OWN_PAYMENTS,
  'account/builder-plan-enrollment': OWN_PAYMENTS,
  'account/payout-information': OWN_PAYMENTS,
  'card-payments': OFFICE_MONEY,
  chargebacks: OFFICE_MONEY,
  compensations: OFFICE_MONEY,
  'pay-runs': OFFICE_MONEY,
};
/** What a person may do can change with anything, and the notice itself is in their list. */
const ALWAYS = ['access', 'notifications'] as const;

/** The parts of the API that the notices are about; undefined if one of them may be about anything. */
export function partsOfNews(links: readonly (string | null)[]): ReadonlySet<string> | undefined {
  const parts = new Set<string>(ALWAYS);
  for (const link of links) {
    const [first = '', second = ''] = (link ?? '')
      .replace(/[?#].*$/, '')
      .split('/')
      .slice(1);
    const shownIn = SHOWN_IN[`${first}/${second}`] ?? SHOWN_IN[first];
    if (!shownIn) return undefined;
    for (const part of shownIn) parts.add(part);
  }
  return parts;
}

/** `clients` of `/admin/clients` and of `/clients`. */
function partOf(id: unknown): string | undefined {
  const [first, second] =
    operationOf(id as OperationId)
      ?.path.split('/')
      .slice(1) ?? [];
  return first === 'admin' ? second : first;
}

const COUNT = queryFor('countUnreadNotifications').queryKey[0];
/** More than this at once, and we ask for everything. */
const MOST = 10;

/**
 * Asks again for what so many new notices are about. Everything is out of date from now on: what is shown of other parts is
 * asked for when its page is opened or the window is looked at again.
 */
export async function refreshFor(queryClient: QueryClient, news: number): Promise<void> {
  const asked = { query: { filter: { status: { eq: 'Unread' as const } }, limit: MOST } };
  const listed =
    news > MOST
      ? undefined
      : await queryClient
          .fetchQuery({ ...queryFor('listNotifications', asked), staleTime: 0 })
          .catch(() => undefined);
  const parts = listed && partsOfNews(listed.rows.slice(0, news).map(({ link }) => link));
  const isOther = (id: unknown) => id !== COUNT && id !== undefined;
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [id] }) => isOther(id),
    refetchType: 'none',
  });
  await queryClient.refetchQueries({
    type: 'active',
    predicate: ({ queryKey: [id] }) => isOther(id) && (!parts || parts.has(partOf(id) ?? '')),
  });
}
