import { TEAM_TYPES, type TeamType } from '@upline/domain';
import type { Operation } from '../platform/operation/operation.ts';
import { type Relation, relationOf } from './fields.test-support.ts';
import type { Network, Person } from './network.test-support.ts';

/** What the answer of an operation about teams depends on (domain.md 7.1). */
export type Cell =
  /** The person of `{code}`: oneself and everybody below (R-TEAM-04). */
  | 'person'
  /** The person of `{code}` is a trainee: trainer and the trainer's RMD; others do not know the program. */
  | 'trainee'
  /** The team of the path, `base-shop`: the rmd types for RMD and above (R-TEAM-03). */
  | 'team of the path'
  /** The same by a parameter, `team_type` of a dashboard, `team` of a list, `category` of a board. */
  | 'team of the query'
  /** The caller alone decides what is answered. */
  | 'own'
  /** Everybody reads the same. */
  | 'everybody'
  | 'office reads'
  | 'office writes';

const each = <Fact>(fact: Fact, ids: string): Record<string, Fact> =>
  Object.fromEntries(ids.split(/\s+/).map((id) => [id, fact]));

/** Every operation about teams, genealogy, levels and leaderboards, by hand: one without an entry fails the test. */
export const CELLS: Readonly<Record<string, Cell>> = {
  ...each<Cell>(
    'person',
    `getTeamMember getUplinePath listTeamAsOf getUplinesAsOf getMemberHistory getTeamTree getMemberLicensing
    getLeaderboardBridge getTeamMemberLevelHistory`,
  ),
  ...each<Cell>('trainee', 'getTrainee'),
  ...each<Cell>(
    'team of the path',
    `listTeam countTeam totalTeam getTeamBridge exportTeamPersonal exportTeamBaseShop exportTeamRmdBaseShop
    exportTeamRmdSuperBase exportTeamRmdSuperTeam exportTeamInfinity`,
  ),
  ...each<Cell>(
    'team of the query',
    `getTeamMembersCount getTeamExpiringLicenses getTeamNewRecruits getTeamLevels getTeamActivity getLeaderboard
    getTeamLeaderboard listTeamLicenses countTeamLicenses exportTeamLicenses`,
  ),
  ...each<Cell>(
    'own',
    `getTeamCounts getTeamBirthdays listTrainees countTrainees listDownlineHealth countDownlineHealth getRecruitingLinks
    openTrainingProgram acknowledgeTrainingCase getLeaderboardPreference setLeaderboardPreference getLevelQualification
    getLevelQualificationHistory simulateLevel listLevelRequests requestLevel listUplineChanges requestUplineChange
    answerUplineChange withdrawUplineChange`,
  ),
  ...each<Cell>(
    'everybody',
    'getBuilderBoard getHawaiiBoard getBuilderBonusBoard listLeaderboardTeams refreshLeaderboard',
  ),
  ...each<Cell>(
    'office reads',
    `getAssociateTree getAssociateUplinePath listAssociatesAsOf getAssociateUplinesAsOf getAssociateHistory
    getAssociateLevelHistory getCompanyTeamMembersCount getCompanyTeamExpiringLicenses getCompanyTeamNewRecruits
    getCompanyTeamLevels getCompanyTeamActivity getCompanyLeaderboard getCompanyBuilderBoard getCompanyHawaiiBoard
    getCompanyBuilderBonusBoard getCompanyLeaderboardBridge listNamedTeams listAdminLevelRequests countLevelRequests
    getLevelRequest listUplineChangeRequests countUplineChangeRequests getUplineChangeRequest listAssociateChanges getTransfer`,
  ),
  ...each<Cell>(
    'office writes',
    `refreshCompanyLeaderboard createNamedTeam updateNamedTeam decideLevelRequest decideUplineChange changeAssociateLevel
    startTransfer cancelTransfer`,
  ),
};

const ABOUT_TEAMS =
  /^\/(team|dashboards\/team|dashboard\/leaderboard|account\/(level|upline-changes|leaderboard)|admin\/(dashboards\/team|dashboard\/leaderboard|named-teams|level-requests|upline-changes|transfers|associates\/\{code\}\/(tree|uplines?|members-as-of|history|level|transfers|changes)))(\/|-|$)/;

/** Operations about the network, its levels and its boards. */
export const isAboutTeams = ({ path }: Operation) => ABOUT_TEAMS.test(path);

const hasLeft = ({ status }: Person) => status === 'Terminated' || status === 'Resigned';

/** Generations of RMDs besides the own base shop, those who have left not counted (domain.md 1.3). */
const GENERATIONS: Partial<Record<TeamType, number>> = { RmdBaseShop: 0, RmdSuperBase: 1, RmdSuperTeam: 6 };

/** The members of a team, counted a second time from uplines, levels and statuses. */
export function membersOf(network: Network, code: string, type: TeamType): ReadonlySet<string> {
  if (type === 'Personal') return network.directsOf(code);
  if (type === 'BaseShop') return network.baseShop(code);
  if (type === 'Infinity') return network.below(code);
  const found = new Set<string>();
  const walk = (of: string, left: number) => {
    for (const direct of network.directsOf(of)) {
      const isCut = network.isSenior(direct) && !hasLeft(network.find(direct) as Person);
      if (isCut && left === 0) continue;
      found.add(direct);
      walk(direct, isCut ? left - 1 : left);
    }
  };
  walk(code, GENERATIONS[type] as number);
  return found;
}

/** Without those who have left, as lists show a team (R-TEAM-05). */
export const shownOf = (network: Network, code: string, type: TeamType): string[] =>
  [...membersOf(network, code, type)].filter((one) => !hasLeft(network.find(one) as Person)).sort();

const OF_EVERYBODY: readonly TeamType[] = ['Personal', 'BaseShop', 'Infinity'];

/** The rmd types are for RMD and above (R-TEAM-03). */
export const isOpenTo = (isSenior: boolean, type: TeamType) => isSenior || OF_EVERYBODY.includes(type);

/** `RmdSuperBase` as it is written in addresses. */
export const slugOf = (type: TeamType) => type.replaceAll(/(?<=.)([A-Z])/g, '-$1').toLowerCase();

export const typeNamedIn = (path: string): TeamType | undefined =>
  TEAM_TYPES.find((type) => path.includes(`/members/${slugOf(type)}/`));

const OPEN: ReadonlySet<Relation> = new Set(['self', 'direct', 'base shop', 'below an RMD']);

/** What asking about a person answers: the own branch is open, another code exists and is closed (R-TEAM-04, R-PRM-02). */
export const statusAbout = (network: Network, viewer: string, code: string): 200 | 403 =>
  OPEN.has(relationOf(network, viewer, code)) ? 200 : 403;
