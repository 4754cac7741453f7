import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Viewer } from './calls.test-support.ts';
import { CHECKS } from './checks.test-support.ts';
import { isChild, isOfCode, isRecord, isReferring } from './reach.test-support.ts';
import { isRead } from './reads.test-support.ts';
import { NAMING, SCOPED, SEARCHES } from './table.test-support.ts';
import { factOf, openWorld, paramsOf, WHO, type World } from './world.test-support.ts';

/**
 * Whose rows every operation of scope own or team answers with, judged against owner columns and uplines read with plain SQL
 * (S-36 to S-39, domain.md 7.1). `pnpm flip-predicates` shows that it fails without any one predicate.
 */
let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 300_000);
afterAll(() => world?.host.close());

test('every operation of scope own or team says by which fact it is judged', () => {
  expect(world.scoped.map(({ id }) => id).filter((id) => !(id in SCOPED))).toEqual([]);
});

test('every parameter, search and record named in a body is one that is judged', () => {
  const isJudged = (one: World['scoped'][number]) => {
    const names = paramsOf(one);
    const { by, kind } = factOf(one);
    if (one.path.startsWith('/search/')) return one.id in SEARCHES;
    if (Object.keys((one.examples?.body as object | undefined) ?? {}).some((name) => NAMING.test(name)))
      return isReferring(one);
    if (by === 'ticket' || by === 'public' || isRead(one)) return true;
    if (names.length > 1 && names[1] !== 'portion') return isChild(one);
    if (names.length === 0 || names[0] === 'list') return true;
    if (names[0] === 'policy_number') return kind === 'policy';
    return isRecord(one) || isOfCode(one);
  };
  expect(world.scoped.filter((one) => !isJudged(one)).map(({ id }) => id)).toEqual([]);
});

describe.each(WHO)('%s', (who) => {
  const viewer = () => world.viewers.get(who) as Viewer;
  test.each(Object.entries(CHECKS))('%s', { timeout: 300_000 }, async (_, check) => {
    expect(await check(world, viewer())).toEqual([]);
  });
});
