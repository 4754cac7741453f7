import { foldText } from '@upline/domain';
import type { Person } from '../network.ts';
import type { Random } from '../random.ts';

/** Names of company teams by the key of the anchor (domain.md 2.33). */
const TEAMS = [
  ['dev', 'Lone Star Builders'],
  ['eve', 'Northern Lights'],
  ['ivy', 'Puget Sound'],
  ['quinn', 'Empire State'],
  ['rosa', 'Desert Bloom'],
] as const;

/** The named teams of the demo network; the database gives them their codes. */
export function teamRows(random: Random, people: readonly Person[]) {
  const codes = new Map(people.map(({ key, code }) => [key, code]));
  return TEAMS.map(([key, name]) => ({
    id: random.uuid(),
    name,
    name_key: foldText(name),
    anchor_code: codes.get(key) as string,
  }));
}
