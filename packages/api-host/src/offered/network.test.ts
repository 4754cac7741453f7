import { sql } from 'kysely';
import { spouseRequestActions } from '../account/spouse/spouse.actions.ts';
import { holdActions } from '../compliance/holds.actions.ts';
import { equityActions } from '../equity/equity.actions.ts';
import { levelRequestActions } from '../levels/level-requests.actions.ts';
import { exchangeActions } from '../money/exchange/exchange.actions.ts';
import { networkChangeActions } from '../network/changes/changes.actions.ts';
import { uplineRequestActions } from '../network/upline-requests/upline-requests.actions.ts';
import { contactActions } from '../video-drop/contacts/contacts.service.ts';
import { compareOffered, type Offering, type Resource, type Row } from './offered.test-support.ts';

const moved = (to: string) => () => ({ to });
const PEOPLE = ['ana', 'ben', 'cara', 'dev'];

const RESOURCES: Readonly<Record<string, Resource>> = {
  'video contacts': {
    actions: contactActions,
    states: { table: 'video_contact', owner: 'owner_code', columns: 'owner_code' },
    portal: '/video-drop/contacts/{id}',
    bodies: { update: ({ first_name, email }) => ({ first_name, email }) },
  },
  'upline requests': {
    actions: uplineRequestActions,
    portal: '/account/upline-changes',
    admin: '/admin/upline-changes',
    by: ['status', 'needs_super'],
  },
  'transfers and changes of level': {
    actions: networkChangeActions,
    states: { table: 'network_change', columns: 'kind, status, to_level_code, associate_code' },
    admin: '/admin/transfers/{id}',
  },
  'level requests': {
    actions: levelRequestActions,
    portal: '/account/level-requests',
    admin: '/admin/level-requests',
    by: ['status', 'to_level'],
    bodies: { decide: () => ({ approve: false, reason: 'Said by the test' }) },
  },
  'compliance holds': {
    actions: holdActions,
    states: { table: 'compliance_hold', columns: 'resolved_on is null', code: 'associate_code' },
    admin: '/admin/associates/{code}/compliance-holds',
    parts: ({ rows }) => rows as readonly Row[],
    by: ['resolved_on'],
  },
  'equity share credits': {
    actions: equityActions,
    admin: '/admin/equity-credits',
    by: ['status', 'unvested'],
    bodies: { export: moved('Exported'), release: moved('Released') },
  },
  'spouse requests': {
    actions: spouseRequestActions,
    portal: '/account/spouse',
    parts: ({ requests }) => requests as readonly Row[],
    by: ['status'],
  },
  'exchange legs': { actions: exchangeActions, admin: '/admin/exchange-legs', by: ['ends_on'] },
};

compareOffered(RESOURCES, ['cara', 'eve'], fill);

/** Requests and changes of the network in every state. */
async function fill({ host }: Offering): Promise<void> {
  for (const each of STATES) await each.execute(host.db);
}

const STATES = [
  sql`insert into upline_change_request (associate_code, from_upline_code, to_upline_code, owner_code, reason, with_downline, status)
    select one.code, one.upline_code, eve.code, owner.code, 'A reason of at least twenty letters', true, stated
    from app_user eve, app_user owner, (values ('ana', 'Pending For Owner'), ('ben', 'Pending For Associate'),
      ('sam', 'Pending For Admin'), ('tom', 'Pending For Owner'), ('ana', 'Approved'), ('ana', 'Rejected By Owner'),
      ('ben', 'Rejected By Admin'), ('ben', 'Revoked')) asked (username, stated) join app_user one using (username)
    where eve.username = 'eve' and owner.username = 'cara'`,
  sql`insert into spouse_request (associate_code, spouse_code, status, decided_at)
    select one.code, other.code, stated, case when stated <> 'Pending For Associate' then now() end
    from app_user one, app_user other, unnest(array['Pending For Associate', 'Approved', 'Rejected By Owner', 'Revoked']) stated
    where (one.username, other.username) in (('ana', 'ben'), ('cara', 'ana'), ('sam', 'dev'))`,
  sql`insert into network_change (kind, associate_code, to_upline_code, with_downline, to_level_code, effective_date, reason, status)
    select 'Transfer', one.code, eve.code, true, null, current_date + 40, 'For the test', stated
    from app_user one, app_user eve, unnest(array['Scheduled', 'Done', 'Cancelled']) stated
    where one.username = any(${PEOPLE}) and eve.username = 'eve'
    union all select 'Level', one.code, null, null, level, current_date + 40, 'For the test', stated
    from app_user one, unnest(array['Scheduled', 'Failed']) stated, unnest(array['SA', 'RMD']) level
    where one.username = any(${PEOPLE}) and (stated = 'Failed' or (level = 'RMD') = (one.username = 'ben'))`,
  sql`insert into level_request (associate_code, from_level, to_level, evidence, status, decision_reason)
    select code, 'MD', level, '{"level":"RMD","approval":"AD","window_months":3,"is_met":true,"production":null,"requirements":[]}',
      stated, case stated when 'Refused' then 'Not yet' end
    from app_user, (values ('ana', 'RMD', 'Pending'), ('ben', 'NMD', 'Pending'), ('ben', 'RMD', 'Approved'), ('ana', 'RMD', 'Refused'))
      asked (username, level, stated) where app_user.username = asked.username`,
  sql`insert into compliance_hold (id, associate_code, reason, placed_on, placed_at, placed_by, resolved_on, resolved_at, resolved_by, note)
    select gen_random_uuid(), code, 'Two complaints', '2026-01-05', '2026-01-05 15:00Z', 'A000001', ends, ends, case when ends is not null then 'A000001' end,
      case when ends is not null then 'Withdrawn' end
    from app_user, (values ('ana', null), ('ben', date '2026-01-06')) held (username, ends) where app_user.username = held.username`,
  sql`insert into equity_credit (associate_code, grant_date, source, credits, status)
    select code, granted, 'Manual', 100, stated from app_user, unnest(array['Pending', 'Exported', 'Released']) stated,
      unnest(array['2015-01-01', '2026-01-01']::date[]) granted where username = 'dev'`,
  sql`insert into exchange_leg (new_rmd_code, promoting_rmd_code, leg_code, starts_on, ends_on)
    select dev.code, eve.code, ana.code, '2026-10-01', ends from app_user dev, app_user eve, app_user ana,
      unnest(array[null, '2026-11-01']::date[]) ends
    where dev.username = 'dev' and eve.username = 'eve' and ana.username = 'ana'`,
];
