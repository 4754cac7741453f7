import { TEAM_TYPES, type TeamType } from '@upline/domain';

/** A team type as addresses have it: `base-shop`. */
export const SLUGS = {
  Personal: 'personal',
  BaseShop: 'base-shop',
  RmdBaseShop: 'rmd-base-shop',
  RmdSuperBase: 'rmd-super-base',
  RmdSuperTeam: 'rmd-super-team',
  Infinity: 'infinity',
} as const satisfies Record<TeamType, string>;

/** The type that an address names, by its slug or by the specification's own word; undefined: there is none. */
export const typeNamed = (name: string): TeamType | undefined =>
  TEAM_TYPES.find((type) => SLUGS[type] === name || type === name);

/** The team that the search of an address names. */
export const teamNamedIn = ({ team }: Record<string, unknown>): TeamType | undefined =>
  TEAM_TYPES.find((type) => type === team);
