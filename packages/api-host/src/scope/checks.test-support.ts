import { figures } from './figures.test-support.ts';
import { children, codes, people, records, references } from './reach.test-support.ts';
import { lists, reads, searches } from './reads.test-support.ts';
import type { Check } from './world.test-support.ts';

/** All that is asked about each viewer. `figures` comes last: what it adds, the recount does not know. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'lists, counts, figures and exports name nobody else and nothing of anybody else (S-39)': reads,
  'lists hold exactly the rows of the recount; count and export say as many': lists,
  'searches find the own and nothing foreign, by words or by key': searches,
  'a record in reach opens and names nothing foreign; one out of reach answers as one that does not exist (S-36, S-37)':
    records,
  'what belongs to another record is not reached under an own one (S-38)': children,
  'other people open by their code as far as the team reaches (R-TEAM-04)': codes,
  'whoever a query asks about is oneself or somebody below': people,
  'a record of somebody else that a body names answers as one that does not exist': references,
  'what a stranger earns, owes, writes and is told changes no list, count, total, figure or report (S-39)':
    figures,
};
