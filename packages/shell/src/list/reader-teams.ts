import { TEAM_TYPE_NAMES, teamTypesOf } from '@upline/domain';

/** Everybody's words for the teams that a reader has (R-TEAM-03). */
export const readerTeams = (isSenior: boolean) =>
  teamTypesOf(isSenior).map((value) => ({
    value,
    label: value === 'Personal' ? 'Personal recruits' : TEAM_TYPE_NAMES[value],
  }));
