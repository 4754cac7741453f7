import type { TeamType } from '@upline/domain';

/** Team types in the words of the sidebar (SPEC 2). */
export const TEAM_TYPE_NAMES: Readonly<Record<TeamType, string>> = {
  Personal: 'Personal',
  BaseShop: 'Base Shop',
  RmdBaseShop: 'RMD Base Shop',
  RmdSuperBase: 'RMD Super Base',
  RmdSuperTeam: 'RMD Super Team',
  Infinity: 'Infinity',
};
