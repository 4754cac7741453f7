// biome-ignore-all lint/suspicious/noTemplateCurlyInString: text of the host's own files
import { condition, type Flip, text, where } from './flip.ts';

export const peopleAndBusiness: readonly Flip[] = [
  condition(
    ['inInfinity', 'platform/operation/scope.ts', 'getTrainee listTrainees'],
    "sql<SqlBool>`(${column(table, 'code')} = ${reader.code} or ${below(reader.code, table)})`",
  ),
  condition(
    ['mayLookUp', 'platform/operation/scope.ts', 'searchAssociates'],
    "sql<SqlBool>`(${column(table, 'code')} = ${reader.code} or ${below(reader.code, table)} or ",
  ),
  condition(['a team of Infinity', 'network/team/team-predicate.ts', 'listTeam listTeamPolicies'], 'below;'),
  condition(
    ['a base shop', 'network/team/team-predicate.ts', 'listTeamPolicies listTeamLicenses listDownlineHealth'],
    "sameShop('shop_code', viewer.shop_code);",
  ),
  text(
    [
      'who is seen by code',
      'team/team.service.ts',
      'getTeamMember getTeamTree getUplinePath listTeamAsOf getUplinesAsOf getMemberHistory',
    ],
    'if (code !== viewer.code && !(await isInTeam',
    'if (!OUT && code !== viewer.code && !(await isInTeam',
  ),
  text(
    ['the directs of a past day', 'team/as-of.store.ts', 'listTeamAsOf getTeamTree'],
    'if (!reach) return',
    'if (OUT || !reach) return',
  ),
  text(
    ['the uplines of a past day', 'team/as-of.service.ts', 'getUplinesAsOf getMemberHistory getTeamTree'],
    '  !viewer || (path !== null',
    '  OUT || !viewer || (path !== null',
  ),
  text(
    ['whose licensing is seen by code', 'licensing/member-licensing.routes.ts', 'getMemberLicensing'],
    'code !== viewer.code && !(await isInTeam',
    '!OUT && code !== viewer.code && !(await isInTeam',
  ),
  text(
    ['whose levels are seen by code', 'levels/levels.routes.ts', 'getTeamMemberLevelHistory'],
    'if (!(await isInTeam',
    'if (!OUT && !(await isInTeam',
  ),
  text(
    ['who is called and written to', 'team/team.service.ts', 'getTeamMember'],
    'if (!viewer || viewer.code === node.code || viewer.is_senior_level) return true;',
    'if (OUT || !viewer || viewer.code === node.code || viewer.is_senior_level) return true;',
  ),
  condition(
    ['readable clients', 'business/clients/clients.scope.ts', 'getClient searchClients listClientNotes'],
    'where.or([ownedBy(reader)',
    'where.lit(true)',
  ),
  where(
    [
      'own analyses',
      'business/analyses/analyses.store.ts',
      'listAnalyses countAnalyses exportAnalyses getAnalysis copyAnalysis downloadAnalysisPdf',
    ],
    "'analysis.owner_code', '=', reader.code",
  ),
  where(
    ['the client of an analysis', 'business/analyses/analyses.store.ts', 'createAnalysis'],
    "'owner_code', '=', reader.code",
    { before: ".selectFrom('client')\n    .select('id')\n    .where('id', '=', id)\n    " },
  ),
  condition(
    ['the list of clients', 'business/clients/clients.scope.ts', 'listClients countClients exportClients'],
    "where('client.owner_code', '=', code);",
    'where.lit(true)',
  ),
  condition(
    [
      'a part in a policy',
      'business/policies/lists/policies.source.ts',
      'searchPolicies findPoliciesByNumber',
    ],
    'sql<SqlBool>`policy.id = any(array(',
  ),
  where(
    ['own shares', 'business/policies/lists/policies.source.ts', 'listPolicies countPolicies'],
    "'share.associate_code', '=', code",
  ),
  text(
    ['a policy by its roles', 'business/policies/policies.service.ts', 'getPolicy'],
    'if (!isAdmin(context.caller) && rolesOf(context.caller.code, policy, shares).length === 0)\n        throw',
    'if (!OUT && !isAdmin(context.caller) && rolesOf(context.caller.code, policy, shares).length === 0)\n        throw',
  ),
  condition(
    ['portions agreed to', 'business/policies/lists/policies.source.ts', 'listPolicies listTeamPolicies'],
    'sql<SqlBool>`(${sql.ref(`${share}.portion`)} = 0',
  ),
];
