import { ApiError } from '@upline/api-client';

/** How each app asks for the boards. */
export const OPERATIONS_OF = {
  portal: {
    board: 'getLeaderboard',
    builder: 'getBuilderBoard',
    hawaii: 'getHawaiiBoard',
    builderBonus: 'getBuilderBonusBoard',
    refresh: 'refreshLeaderboard',
    bridge: 'getLeaderboardBridge',
  },
  admin: {
    board: 'getCompanyLeaderboard',
    builder: 'getCompanyBuilderBoard',
    hawaii: 'getCompanyHawaiiBoard',
    builderBonus: 'getCompanyBuilderBonusBoard',
    refresh: 'refreshCompanyLeaderboard',
    bridge: 'getCompanyLeaderboardBridge',
  },
} as const;
export type Area = keyof typeof OPERATIONS_OF;

/** Operations whose answers a refresh or the preference changes. */
export const BOARDS = [
  ...Object.values(OPERATIONS_OF.portal),
  ...Object.values(OPERATIONS_OF.admin),
  'listLeaderboardTeams',
  'getTeamLeaderboard',
] as const;

/** Only a refusal or an unknown team stops the page; any other failure is shown in its part. */
export function stopsPage(error: unknown): void {
  if (error instanceof ApiError && (error.statusCode === 403 || error.statusCode === 404)) throw error;
}
