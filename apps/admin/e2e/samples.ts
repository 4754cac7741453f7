import { firstOf, type Samples } from '../../../tooling/e2e/samples.ts';

interface Policy {
  readonly id: string;
  readonly policy_number: string;
}

const id = ({ id }: { readonly id: string }) => id;
const aToken = async () => [{ token: 'some-token' }];

const anAssociate = firstOf('/admin/associates', 'code', ({ code }: { readonly code: string }) => code);

export const samples: Samples = {
  params: {
    '/adjustments/$id': firstOf('/admin/adjustments', 'id', id),
    // The first of each kind: every kind has a part of the page of its own.
    '/approvals/$kind/$id': async (rows) => {
      const waiting = await rows('/admin/approvals?limit=100');
      const first = new Map(waiting.map((row) => [row.slug, { kind: row.slug, id: row.id }] as const));
      return [...first.values()];
    },
    '/associates/$code': anAssociate,
    '/business/$policy_number': firstOf(
      '/admin/policies',
      'policy_number',
      ({ policy_number }: Policy) => policy_number,
    ),
    '/business/carrier-feeds/cases/$id': firstOf('/admin/carrier-cases', 'id', id),
    '/card-payments/$id': firstOf('/admin/card-payments', 'id', id),
    '/catalogue/products/$id': firstOf('/admin/products', 'id', id),
    '/catalogue/providers/$id': firstOf('/admin/providers', 'id', id),
    '/catalogue/schedules/$id': firstOf('/admin/compensation-schedules', 'id', id),
    '/chargebacks/$id': firstOf('/admin/chargebacks', 'id', id),
    '/compensations/$id': firstOf('/admin/compensations', 'id', id),
    '/confirm-email/$token': aToken,
    '/content/announcements/$id': firstOf('/admin/announcements', 'id', id),
    '/content/efast-start/$id': firstOf('/admin/efast-tasks', 'id', id),
    '/events/$id': firstOf('/admin/events', 'id', id),
    '/content/help/categories/$id': firstOf('/admin/help-categories', 'id', id),
    '/content/help/$id': firstOf('/admin/help-articles', 'id', id),
    '/content/videos/$id': firstOf('/admin/videos', 'id', id),
    '/content/pages/$id': firstOf('/admin/content-pages', 'id', id),
    '/downloads/$ticket': async () => [{ ticket: 'some-ticket' }],
    '/ledger/journals/$id': firstOf('/admin/ledger/journals', 'id', id),
    '/exchange-agreements/$id': firstOf('/admin/exchange-legs', 'id', id),
    '/legal-documents/$id': firstOf('/admin/legal-documents', 'id', id),
    '/legal-texts/$id': firstOf('/admin/legal-texts', 'id', id),
    '/notifications/$id': firstOf('/notifications', 'id', id),
    '/pay-runs/$id': firstOf('/admin/pay-runs', 'id', id),
    '/payouts/$id': firstOf('/admin/payouts', 'id', id),
    // The next one, the one that runs and one that is closed.
    '/programs/contests/$from': async (rows) => (await rows('/admin/contests')).map(({ from }) => ({ from })),
    '/provider-payments/$id': firstOf('/admin/provider-payments', 'id', id),
    '/store/orders/$id': firstOf('/admin/store-orders', 'id', id),
    '/store/products/$id': firstOf('/admin/store-products', 'id', id),
    '/provider-payments/imports/$id': firstOf('/admin/provider-statements', 'id', id),
    '/registrations/$id': firstOf('/admin/registrations', 'id', id),
    '/reset-password/$token': aToken,
    '/settings/fees/$id': firstOf('/admin/fees', 'id', id),
    '/settings/templates/$key': async () => [{ key: 'policy-not-taken' }],
    '/settings/users/$code': firstOf('/admin/admins', 'code', ({ code }: { readonly code: string }) => code),
    '/team/$code/visualizer': anAssociate,
    '/team/$code/visualizer/$type': async (rows) =>
      (await anAssociate(rows)).map((params) => ({ ...params, type: 'infinity' })),
    '/training-escrows/$id': firstOf('/admin/training-programs', 'id', id),
  },
  parts: {
    '/catalogue/providers/$id': [
      '?tab=products',
      '?tab=contacts',
      '?tab=links',
      '?tab=documents',
      '?tab=videos',
    ],
    '/catalogue/schedules/$id': ['?tab=changes'],
    '/settings/templates/$key': ['?tab=history'],
    '/settings/users/$code': ['?tab=conflicts', '?tab=sessions'],
    // Before the first ladder there is none.
    '/programs/levels': ['?on=2010-06-01', '?on=1950-01-01'],
    '/registrations/$id': ['?tab=activity'],
    '/associates/$code': [
      '?tab=network',
      '?tab=licensing',
      '?tab=levels',
      '?tab=settings',
      '?tab=efast',
      '?tab=payout',
      '?tab=business',
      '?tab=audit',
    ],
    '/reports/persistency': ['?by=Month&order={"name":"ASC"}'],
    '/reports/placement': ['?by=Associate&period=Year'],
    '/business/$policy_number': ['?tab=compensation', '?tab=attachments', '?tab=activity'],
    '/pay-runs/$id': ['?tab=warnings', '?tab=statements', '?tab=bank-files', '?tab=activity'],
    // Which policy of the number is meant, where providers share it.
    '/business/$policy_number/edit': async (rows) => [
      `?id=${(await rows('/admin/policies?limit=1'))[0]?.id}`,
    ],
  },
};
