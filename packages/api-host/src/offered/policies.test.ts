import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { caseActions as carrierCaseActions } from '../business/carrier/carrier.actions.ts';
import { policyStatus } from '../business/policies/life/policy-status.service.ts';
import { policyActions, requirementActions, shareActions } from '../business/policies/policies.actions.ts';
import { caseActions } from '../business/policies/record/training-case.ts';
import { reviewActions } from '../business/policies/supervision/supervision.rules.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { openTraining, testContext } from '../testing/index.ts';
import { compareOffered, type Offering, type Resource, type Row } from './offered.test-support.ts';

const moved = (to: string) => () => ({ to, reason: 'Said by the test', ended_as: null });
const records = { portal: '/business/policies/{id}', admin: '/admin/policies/{id}' };
type Whole = Row & { readonly [part in 'shares' | 'requirements' | 'cases']: readonly Row[] };

const RESOURCES: Readonly<Record<string, Resource>> = {
  policies: {
    ...records,
    actions: policyActions,
    states: {
      table: 'policy',
      columns: 'business_status, issue_date is null, placed_date is null, termination_date is null',
    },
    bodies: {
      ready: moved('Ready To Pay'),
      ask: moved('Action Required'),
      set_pending: moved('Pending'),
      archive: moved('Archived'),
    },
    // The same rules as `update`; a file travels in a form.
    skipped: ['attach'],
  },
  shares: {
    ...records,
    actions: shareActions,
    states: {
      table: 'policy',
      where: 'exists (select from policy_share where policy_id = policy.id and portion > 0)',
      columns: `business_status in ('Pending', 'Action Required'), (
        select string_agg(approval_status || (entered_by = associate_code), ' ') from policy_share where policy_id = policy.id)`,
    },
    parts: (policy) => (policy as Whole).shares.map((share) => ({ ...policy, ...share })),
    by: ['business_status', 'approval_status', 'portion'],
  },
  requirements: {
    ...records,
    actions: requirementActions,
    states: {
      table: 'policy',
      where: 'exists (select from policy_requirement where policy_id = policy.id)',
      columns: `business_status, (
        select string_agg((closed_at is null) || ' ' || (check_key is null), ' ') from policy_requirement where policy_id = policy.id)`,
    },
    parts: (policy) =>
      (policy as Whole).requirements.map((one) => ({ ...one, requirement_id: one.id, id: policy.id })),
    by: ['closed_at', 'is_automatic', 'answered_at'],
  },
  'training cases of policies': {
    ...records,
    actions: caseActions,
    states: {
      table: 'policy',
      where: 'exists (select from training_case where policy_id = policy.id)',
      columns: '(select status from training_case where policy_id = policy.id), issue_date is null',
    },
    parts: ({ training_case }) => (training_case ? [training_case as Row] : []),
    by: ['status', 'acknowledge_by'],
  },
  'training cases of programs': {
    portal: ['/account/training-program', '/team/trainees/{code}'],
    admin: '/admin/training-programs/{id}',
    actions: caseActions,
    states: { table: 'training_program', columns: 'status', code: 'associate_code' },
    parts: (program) => (program as Whole).cases,
    by: ['status', 'acknowledge_by'],
  },
  'supervision reviews': {
    actions: reviewActions,
    portal: '/business/supervision-reviews',
    admin: '/admin/supervision-reviews',
    by: ['status', 'supervisor', 'supervised'],
  },
  'carrier cases': {
    actions: carrierCaseActions,
    states: {
      table: 'carrier_case',
      columns: `policy_id is null, lifecycle, status, (
        select lifecycle from carrier_suggestion where case_id = carrier_case.id and status = 'Pending')`,
    },
    portal: '/business/carrier-cases/{id}',
    admin: '/admin/carrier-cases/{id}',
    bodies: Object.fromEntries(
      ['accept', 'ignore'].map((action) => [
        action,
        ({ suggestions }) => ({
          suggestion_id:
            (suggestions as readonly Row[]).find(({ status }) => status === 'Pending')?.id ??
            crypto.randomUUID(),
        }),
      ]),
    ),
    // A page of its own; a match is judged by the other record, and undoing what was not done changes nothing.
    skipped: ['add_policy', 'match', 'unmatch', 'unassign'],
  },
};

compareOffered(RESOURCES, ['eve', 'cara', 'bea'], fill);

/** What the seed has none of. */
async function fill({ host }: Offering): Promise<void> {
  const { db, clock } = host;
  const today = companyDay(clock.now());
  // A policy that was charged back in full and never ended.
  const paid = await sql<{ id: string }>`
    select id from policy where business_status = 'Approved' and termination_date is null order by id limit 2`.execute(
    db,
  );
  await host.platform.transaction(testContext(host), (inside) =>
    policyStatus(host.platform).setBySystem(
      inside,
      paid.rows.map(({ id }) => id),
      'Full Chargedback',
    ),
  );
  // Ben trains ana; cara supervises her, and eve tom. Their policies are observed in every state.
  const codes = Object.fromEntries(
    (
      await db
        .selectFrom('app_user')
        .select(['username', 'code'])
        .where('username', 'in', ['ana', 'ben', 'cara', 'eve', 'tom'])
        .execute()
    ).map(({ username, code }) => [username, code]),
  );
  for (const [trainee, trainer] of [
    ['ana', 'ben'],
    ['tom', 'eve'],
  ] as const)
    await openTraining(host, codes[trainee] as string, codes[trainer] as string);
  await sql`
    insert into training_case (program_id, policy_id, observed_on, status, acknowledged_at, acknowledged_by)
    select program.id, policy.id, ${today}, case place % 3 when 0 then 'Pending' when 1 then 'Missed' else 'Acknowledged' end,
      case place % 3 when 2 then now() end, case place % 3 when 2 then trainer_code end
    from training_program program join (
      select *, row_number() over (partition by writing_associate_code, issue_date is null order by id) as place from policy
    ) policy on writing_associate_code = associate_code
    where place <= 9`.execute(db);
  await sql`
    update policy set training_associate_code = program.trainer_code
    from training_case one join training_program program on program.id = one.program_id where one.policy_id = policy.id`.execute(
    db,
  );
  await sql`
    update policy set issue_date = ${addDays(today, -3)} where id in (
      select policy_id from training_case join policy on policy.id = policy_id
      where policy.issue_date is not null and business_status = 'Pending' and placed_date is null order by policy_id limit 3)`.execute(
    db,
  );
  await sql`
    insert into supervision_review (policy_id, supervised_code, supervisor_code, status, due_date, created_at,
      suitability_documented, replacement_justified, client_contacted, acknowledged_at, acknowledged_by)
    select policy.id, writing_associate_code, supervisor, case place % 3 when 0 then 'Pending' when 1 then 'Missed' else 'Acknowledged' end,
      ${today}, now(), true, true, true, case place % 3 when 2 then now() end, case place % 3 when 2 then coalesce(supervisor, ${codes.eve}) end
    from (values (${codes.ana}, ${codes.cara}), (${codes.tom}, ${codes.eve}), (${codes.ben}, null)) as people (code, supervisor)
      join (select *, row_number() over (partition by writing_associate_code order by id) as place from policy) policy
        on writing_associate_code = people.code
    where place <= 6 on conflict do nothing`.execute(db);
  // Splits in every state, asked for by either side.
  await sql`
    update policy_share set approval_status = (array['Approved', 'Pending For Admin', 'Pending For Associate', 'Pending For Owner',
        'Rejected By Admin'])[1 + place % 5], entered_by = case place % 2 when 0 then associate_code else entered_by end
    from (select id as share, row_number() over (order by policy_id, portion) as place from policy_share where portion > 0) numbered
    where id = share`.execute(db);
  await sql`
    insert into policy_requirement (policy_id, associate_code, text, asked_at, check_key, closed_at)
    select id, writing_associate_code, 'Please answer', now(), check_key, closed_at
    from (select *, row_number() over (partition by writing_associate_code, business_status order by id) as place from policy) policy,
      (values (null, null), ('license', null), (null, now())) as kinds (check_key, closed_at)
    where place = 1 and writing_associate_code in (${codes.ana}, ${codes.ben})`.execute(db);
}
