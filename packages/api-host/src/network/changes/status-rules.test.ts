import { ASSOCIATE_STATUSES, type AssociateStatus } from '@upline/domain';
import { describe, expect, it } from 'vitest';
import { judgeTransition, type StatusActor } from './status-rules.ts';

const ACTORS: readonly StatusActor[] = ['associate', 'admin', 'super', 'system'];

/** The table of domain.md 2.1: who may make each legal change; where two are named, of others and of senior associates. */
const LEGAL: Readonly<Record<string, string | readonly [string, string]>> = {
  'Active → Resignation Initiated': 'associate admin super',
  'Resignation Initiated → Active': 'associate admin super',
  'Resignation Initiated → Resigned': 'admin super system',
  'Active → Suspended': 'admin super',
  'Suspended → Active': 'admin super',
  'Active → Terminated': ['admin super', 'super'],
  'Suspended → Terminated': ['admin super', 'super'],
  'Resignation Initiated → Terminated': ['admin super', 'super'],
  'Resigned → Active': 'super',
  'Terminated → Active': 'super',
};

const EVERY = ASSOCIATE_STATUSES.flatMap((from) =>
  ASSOCIATE_STATUSES.map((to): [AssociateStatus, AssociateStatus] => [from, to]),
);

describe('a change of status (2.1)', () => {
  it.each(EVERY)('from %s to %s is whose it is, and illegal where it is nobody’s (R-ASC-01)', (from, to) => {
    const by = LEGAL[`${from} → ${to}`];
    for (const actor of ACTORS)
      for (const isSenior of [false, true]) {
        const allowed = typeof by === 'object' ? by[isSenior ? 1 : 0] : by;
        const wanted =
          allowed === undefined ? 'illegal' : allowed.split(' ').includes(actor) ? 'allowed' : 'forbidden';
        expect([actor, isSenior, judgeTransition(from, to, actor, isSenior)]).toEqual([
          actor,
          isSenior,
          wanted,
        ]);
      }
  });
});
