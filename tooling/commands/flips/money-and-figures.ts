// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text of the host's own files
import { condition, type Flip, text, where } from './flip.ts';

export const moneyAndFigures: readonly Flip[] = [
  where(
    [
      'own compensation',
      'money/compensation/compensation-reads.store.ts',
      'listCompensations getCompensation',
    ],
    "'line.associate_code', '=', reader.code",
  ),
  where(
    [
      'own training escrow',
      'money/training/training-reads.store.ts',
      'listTrainingEscrows countTrainingEscrows',
    ],
    "'line.associate_code', '=', code",
  ),
  where(
    ['own chargebacks', 'money/chargebacks/chargeback-reads.store.ts', 'listChargebacks getChargeback'],
    "'debt.associate_code', '=', code",
  ),
  text(
    ['own statements', 'money/pay-runs/payouts/payouts.store.ts', 'listStatements'],
    'own = ownerCode === undefined ? query :',
    'own = OUT || ownerCode === undefined ? query :',
  ),
  text(
    ['an own statement', 'money/pay-runs/payouts/payouts.store.ts', 'getStatement downloadStatementCsv'],
    'ownerCode === undefined ? found :',
    'OUT || ownerCode === undefined ? found :',
  ),
  text(
    ['programs trained', 'money/training/training-reads.store.ts', 'listTrainees getTrainee'],
    "where('program.trainer_code', '=', reader.code),",
    "OUT ? where.lit(true) : where('program.trainer_code', '=', reader.code),",
  ),
  where(
    ['the own training program', 'money/training/training-reads.store.ts', 'getOwnTrainingProgram'],
    "'program.associate_code', '=', code",
  ),
  where(
    ['years of statements', 'money/statements/statements.store.ts', 'listStatementYears'],
    "'payout.associate_code', '=', code",
  ),
  text(
    ['who may be asked about', 'money/explain/explain.routes.ts', 'explainPolicy'],
    '|| !(await reachesPerson(db, caller, code)))',
    '|| (!OUT && !(await reachesPerson(db, caller, code))))',
  ),
  text(
    ['policies that may be asked about', 'money/explain/explain.routes.ts', 'explainPolicy'],
    'if (!(await reachesPolicy(db, caller, policyId)) ||',
    'if ((!OUT && !(await reachesPolicy(db, caller, policyId))) ||',
  ),
  where(
    [
      'a requirement of the policy',
      'business/policies/life/policy-requirements.store.ts',
      'answerPolicyRequirement',
    ],
    "'policy_id', '=', policyId",
  ),
  condition(
    [
      'own prospects',
      'business/prospects/prospects.store.ts',
      'listProspects countProspects countProspectsByStage getProspect',
    ],
    "where('prospect.owner_code', '=', reader.code);",
    'where.lit(true)',
  ),
  where(
    [
      'own payout information',
      'money/payout-information/payout-information.store.ts',
      'listPayoutInformation',
    ],
    "'payout_information.associate_code', '=', code",
  ),
  text(
    [
      'a payout information of one’s own',
      'money/payout-information/payout-information.store.ts',
      'getPayoutInformation',
    ],
    'ownerCode === undefined ? found :',
    'OUT || ownerCode === undefined ? found :',
  ),
  text(
    ['licenses of the team', 'licensing/licenses/licenses.list.ts', 'listTeamLicenses countTeamLicenses'],
    'approved.where(facts.isOfTeam)',
    'approved.where(OUT ? sql<SqlBool>`true` : facts.isOfTeam)',
  ),
  where(
    [
      'own licenses and credentials',
      'licensing/credentials/credentials.store.ts',
      'listOwnLicenses listOwnEoPolicies',
    ],
    "'associate_code', '=', code",
    { after: '\n    .orderBy(sql`${sql.ref(ends)}' },
  ),
  text(
    [
      'own appointments',
      'licensing/appointments/appointments.store.ts',
      'listOwnAppointments countOwnAppointments',
    ],
    '.$if(code !== undefined, (query) =>\n      query.where(',
    '.$if(!OUT && code !== undefined, (query) =>\n      query.where(',
  ),
  condition(
    ['own carrier cases', 'business/carrier/carrier-cases.source.ts', 'getCarrierCase'],
    'isOwn(scope.code);',
  ),
  condition(
    [
      'carrier cases of the team',
      'business/carrier/carrier-cases.source.ts',
      'listTeamCarrierCases countTeamCarrierCases',
    ],
    "teamPredicate(scope.type, scope.viewer, 'member');",
  ),
  where(
    ['own notifications', 'notifications/notifications.store.ts', 'listNotifications getNotification'],
    "'notification.user_code', '=', code",
  ),
  where(['own saved views', 'saved-views/saved-views.store.ts', 'listSavedViews'], "'user_id', '=', userId", {
    before: '    .selectAll()\n    ',
  }),
  text(
    ['views shared with the team', 'saved-views/shared-views.store.ts', 'listSavedViews listPinnedViews'],
    'reached.has(owner_code + shared_with)',
    'OUT || reached.has(owner_code + shared_with)',
  ),
  condition(
    [
      'upline changes that concern one',
      'network/upline-requests/upline-requests.store.ts',
      'listUplineChanges',
    ],
    "where.or([\n        where('upline_change_request.associate_code', '=', code),",
    'where.lit(true)',
  ),
  text(
    ['production of a dashboard', 'dashboards/dashboard-scope.store.ts', 'getBusinessSubmittedBv'],
    "return teamType === 'Personal' ? own :",
    "return OUT ? sql`true` : teamType === 'Personal' ? own :",
  ),
  text(
    ['own points', 'network/sums/production.store.ts', 'getMainDashboard'],
    'where = sql`r.associate_code = ${code} and',
    'where = sql`(${sql.lit(OUT)} or r.associate_code = ${code}) and',
  ),
  text(
    ['own points by product', 'network/sums/production.store.ts', 'getBusinessTopProducts'],
    'from point_entry where owner_code = ${node.code} and',
    'from point_entry where (${sql.lit(OUT)} or owner_code = ${node.code}) and',
  ),
  text(
    [
      'pending points of a team',
      'network/sums/rollups.store.ts',
      'getBusinessStatistics getBusinessTopProducts',
    ],
    "where ${within(node, 'member')} and",
    "where (${sql.lit(OUT)} or ${within(node, 'member')}) and",
  ),
  text(
    ['kept points of a team', 'network/sums/rollups.store.ts', 'getBusinessStatistics'],
    'where r.owner_code = ${node.code} and ${inWindow(window)}`;\n  return sql`\n    select ${MONTH_KEY},',
    'where (${sql.lit(OUT)} or r.owner_code = ${node.code}) and ${inWindow(window)}`;\n  return sql`\n    select ${MONTH_KEY},',
  ),
  text(
    ['kept products of a team', 'network/sums/rollups.store.ts', 'getBusinessTopProducts'],
    'where r.owner_code = ${node.code} and ${inWindow(window)}`;\n  return sql`\n    select date_trunc(',
    'where (${sql.lit(OUT)} or r.owner_code = ${node.code}) and ${inWindow(window)}`;\n  return sql`\n    select date_trunc(',
  ),
  text(
    [
      'points of a base shop',
      'network/sums/rollups.store.ts',
      'getBusinessStatistics getBusinessTopProducts',
    ],
    '(select code from app_user where shop_code is not distinct from ${node.shop_code} and',
    '(select code from app_user where ${sql.lit(OUT)} or shop_code is not distinct from ${node.shop_code} and',
  ),
  text(
    [
      'points of the nearest RMDs',
      'network/sums/rollups.store.ts',
      'getBusinessStatistics getBusinessTopProducts',
    ],
    'from app_user where is_senior_level and path > ${path} and path < ${`${path}~`}\n    and gen = ${gen + 1})',
    'from app_user where is_senior_level and (${sql.lit(OUT)} or path > ${path} and path < ${`${path}~`}\n    and gen = ${gen + 1}))',
  ),
  text(
    ['policies of a dashboard', 'dashboards/business/business.store.ts', 'getBusinessStatistics'],
    "if (teamType === 'Personal') return",
    "if (OUT) return sql<SqlBool>`true`;\n  if (teamType === 'Personal') return",
  ),
  text(
    ['own earners of a dashboard', 'dashboards/payments/payments.store.ts', 'getPaymentsTopEarners'],
    "where associate_code = ${node.code} and currency = ${currency} and compensation_type = 'Override Bonus'",
    "where (${sql.lit(OUT)} or associate_code = ${node.code}) and currency = ${currency} and compensation_type = 'Override Bonus'",
  ),
  text(
    ['own notices of the main dashboard', 'dashboards/main/main.store.ts', 'getMainDashboard'],
    'where notification.user_code = app_user.code and',
    'where (${sql.lit(OUT)} or notification.user_code = app_user.code) and',
  ),
  text(
    ['the activity report', 'reports/activity.store.ts', 'listActivityReport countActivityReport'],
    '.$if(people !== undefined,',
    '.$if(!OUT && people !== undefined,',
  ),
  text(
    ['the cashflow report', 'reports/cashflow.store.ts', 'listCashflowReport totalCashflowReport'],
    '(code === undefined ? sql`true` :',
    '(OUT || code === undefined ? sql`true` :',
  ),
  where(
    ['the chargeback balances', 'reports/chargeback-balance.store.ts', 'listChargebackBalanceReport'],
    'within',
  ),
  text(
    ['own debts rolled up', 'money/roll-up/roll-up.store.ts', 'listRollUps'],
    'receiver === null ? all :',
    'OUT || receiver === null ? all :',
  ),
  text(
    ['own balances of a dashboard', 'dashboards/payments/payments.store.ts', 'getPaymentsStatistics'],
    '${node ? sql`account.associate_code =',
    '${node && !OUT ? sql`account.associate_code =',
  ),
  text(
    [
      'own payouts of a dashboard',
      'dashboards/payments/payments.store.ts',
      'getPaymentsStatistics getPaymentsCashflow',
    ],
    'where payout.associate_code = ${node.code} and payout.currency',
    'where (${sql.lit(OUT)} or payout.associate_code = ${node.code}) and payout.currency',
  ),
  text(
    ['own chargebacks of a dashboard', 'dashboards/payments/payments.store.ts', 'getPaymentsCashflow'],
    '${node ? sql`associate_code =',
    '${node && !OUT ? sql`associate_code =',
  ),
  text(
    ['own income by leg', 'dashboards/payments/payments.store.ts', 'getPaymentsByTeam'],
    'where associate_code = ${node.code} and currency = ${currency} and amount_cents > 0 and voided_at is null\n        and compensation_type in',
    'where (${sql.lit(OUT)} or associate_code = ${node.code}) and currency = ${currency} and amount_cents > 0 and voided_at is null\n        and compensation_type in',
  ),
  text(
    ['recruits of a team', 'dashboards/team/team-dashboard.store.ts', 'getTeamNewRecruits'],
    "and ${present}\n        and ${teamPredicate(teamType, node, 'member')}",
    "and ${present}\n        and (${sql.lit(OUT)} or ${teamPredicate(teamType, node, 'member')})",
  ),
  text(
    ['expiring licenses of a team', 'dashboards/team/team-dashboard.store.ts', 'getTeamExpiringLicenses'],
    "facts.by === 'walk' ? teamPredicate(teamType, node, 'member') : facts.isOfTeam;\n  // Few",
    "OUT ? sql`true` : facts.by === 'walk' ? teamPredicate(teamType, node, 'member') : facts.isOfTeam;\n  // Few",
  ),
  text(
    [
      'supervision reviews',
      'business/policies/supervision/supervision.list.ts',
      'listSupervisionReviews countSupervisionReviews',
    ],
    ".$if(kind === 'Associate', (query)",
    ".$if(!OUT && kind === 'Associate', (query)",
  ),
  text(
    ['own equity credits', 'equity/equity.store.ts', 'listEquityShareCredits'],
    'owner === null ? all :',
    'OUT || owner === null ? all :',
  ),
  where(
    ['own level requests', 'levels/level-requests.store.ts', 'listLevelRequests'],
    "'level_request.associate_code', '=', code",
  ),
  where(['own sessions', 'sessions/session/sessions.store.ts', 'listSessions'], "'user_id', '=', userId", {
    after: "\n    .where('proxy_admin_id', 'is', null)\n    .where('ended_at', 'is', null)",
  }),
  where(
    ['own devices', 'sessions/devices/devices.store.ts', 'listRememberedDevices'],
    "'user_id', '=', userId",
    {
      after: "\n    .where('expires_at', '>', now)",
    },
  ),
];
