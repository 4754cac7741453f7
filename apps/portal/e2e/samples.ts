import { firstOf, type Rows, type Samples } from '../../../tooling/e2e/samples.ts';

interface Analysis {
  readonly id: string;
  readonly tool: string;
  readonly status: string;
}

const analyses = async (rows: Rows): Promise<readonly Analysis[]> => rows('/business/analyses?limit=20');

/** The first analysis of a tool in each of these states: a draft is a form, a completed one is read. */
const analysesOf =
  (tool: string, ...states: string[]) =>
  async (rows: Rows) => {
    const all = (await analyses(rows)).filter((one) => one.tool === tool);
    return states
      .flatMap((state) => all.find(({ status }) => status === state) ?? [])
      .map(({ id }) => ({ id }));
  };

const id = ({ id }: { readonly id: string }) => id;
const anUpline = firstOf('/team/members/infinity', 'upline', ({ code }: { readonly code: string }) => code);
const aToken = async () => [{ token: 'some-token' }];
const NEEDS = '/business/financial-needs-analysis';

const ofTheTeam = firstOf('/team/members/infinity', 'code', ({ code }: { readonly code: string }) => code);

/** Of a beta user, who has a record of every kind. */
export const samples: Samples = {
  params: {
    '/account/legal-documents/$id': async (rows) =>
      ((await rows('/account/legal-documents')) as { readonly id: string }[])
        .slice(0, 1)
        .map(({ id }) => ({ id })),
    '/ama/$country/$plan': async () => [{ country: 'usa', plan: 'associate' }],
    '/account/payout-information/$id': async (rows) =>
      ((await rows('/account/payout-information')) as { readonly id: string }[])
        .slice(0, 1)
        .map(({ id }) => ({ id })),
    '/business/$policy_number': firstOf(
      '/business/policies',
      'policy_number',
      ({ policy_number }: { readonly policy_number: string }) => policy_number,
    ),
    '/business/carrier-dashboard/$id': firstOf('/business/carrier-cases', 'id', id),
    '/business/changes/$id': firstOf('/business/changes', 'id', id),
    '/business/clients/$id': firstOf('/business/clients', 'id', id),
    '/business/create/$client_id': firstOf('/business/clients', 'client_id', id),
    [`${NEEDS}/dime/$id`]: analysesOf('DIME', 'Draft', 'Completed'),
    [`${NEEDS}/financial-lifestyle-strategy/$id`]: analysesOf('Financial Lifestyle Strategy', 'Draft'),
    '/business/product-providers/$provider_id': firstOf('/business/product-providers', 'provider_id', id),
    '/business/prospects/$id': firstOf('/business/prospects', 'id', id),
    '/confirm-email/$token': aToken,
    '/downloads/$ticket': async () => [{ ticket: 'some-ticket' }],
    '/dashboard/team-leaderboard/$code': async (rows) =>
      (await rows('/dashboard/leaderboard/teams')).slice(0, 1).map(({ code }) => ({ code })),
    '/events/$slug': async () => [{ slug: 'winter-kickoff-convention' }, { slug: 'product-update-webinar' }],
    '/help/$slug': async () => [{ slug: 'what-uplines-see' }, { slug: 'compensation-plans' }],
    '/help/category/$slug': async () => [{ slug: 'getting-paid' }],
    '/login/sso/$token': aToken,
    '/register/$upline': anUpline,
    '/register/direct/$upline': anUpline,
    '/register/wfs/$upline': anUpline,
    '/register/resume/$link': async () => [{ link: 'some-link' }],
    '/notifications/$id': firstOf('/notifications', 'id', id),
    '/pages/$slug': async () => [{ slug: 'privacy' }],
    '/payments/chargebacks/$id': firstOf('/payments/chargebacks', 'id', id),
    '/payments/chargebacks/lapse-saves/$id': firstOf('/payments/lapse-saves', 'id', id),
    '/payments/compensations/$id': firstOf('/payments/compensations', 'id', id),
    '/payments/statements/$id': firstOf('/payments/statements', 'id', id),
    '/reset-password/$token': aToken,
    '/store/products/$slug': async () => [{ slug: 'polo-shirt' }, { slug: 'notebook' }],
    '/unsubscribe/$token': aToken,
    '/virtual-video-drop/contacts/$id': firstOf('/video-drop/contacts', 'id', id),
    '/virtual-video-drop/send/$video_id': async (rows) =>
      (await rows('/video-drop/videos')).slice(0, 1).map((row) => ({ video_id: id(row as never) })),
    '/watch/$token': aToken,
    '/team/$code': ofTheTeam,
    '/team/$code/visualizer/$type': async (rows) =>
      (await ofTheTeam(rows)).map((params) => ({ ...params, type: 'base-shop' })),
    '/team/trainees/$code': firstOf(
      '/team/trainees',
      'code',
      ({ associate }: { readonly associate: { readonly code: string } }) => associate.code,
    ),
  },
  parts: {
    '/help': ['?search=statement'],
    '/dashboard/leaderboard/company': ['?points=IssuedBv&category=Infinity&period=Year'],
    '/account/genealogy-tree': ['?look=outline'],
    '/team/$code': ['?day=2026-01-31'],
    '/team': ['?team=BaseShop&period=Year'],
    '/team/infinity': ['?counted=Production&order={"month_bv":"DESC"}'],
    '/team/$code/visualizer': ['?look=outline', '?look=treemap'],
    '/business/$policy_number': ['?tab=compensation', '?tab=attachments', '?tab=activity'],
    '/business/clients/$id': ['?tab=policies', '?tab=analyses', '?tab=notes', '?tab=activity'],
    '/business/product-providers': ['?show=coverage'],
    '/business/prospects': ['?layout=board'],
    '/payments/chargebacks': ['?tab=exposure', '?tab=roll-ups'],
    '/reports/activity': ['?team=Infinity&period=Year'],
    [`${NEEDS}/compare`]: async (rows) => [`?ids=${(await analyses(rows))[0]?.id}`],
  },
};
