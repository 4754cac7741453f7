import type { EfastKind, EfastObserved } from '@upline/domain';
import { describe, expect, it } from 'vitest';
import { badgesOf, type Facts, progressOf, standingOf } from './efast-starts.rules.ts';

const NOTHING: Facts['observed'] = {
  'AMA Signed': null,
  'Photo Uploaded': null,
  'Ten Prospects Entered': null,
  'First FNA Completed': null,
  'License Entered': null,
};
const noon = (day: string) => new Date(`${day}T17:00:00Z`);
const task = (
  id: string,
  more: { is_required?: boolean; observes?: EfastObserved; days_offset?: number } = {},
) => ({
  id,
  kind: 'Confirm' as EfastKind,
  observes: null,
  is_required: true,
  days_offset: 10,
  ...more,
});
const standing = (tasks: readonly ReturnType<typeof task>[], done: Record<string, string>, observed = {}) =>
  tasks.map((each) =>
    standingOf(each, {
      join_date: '2026-10-01',
      done: new Map(Object.entries(done).map(([id, day]) => [id, { done_at: noon(day), document_id: null }])),
      observed: { ...NOTHING, ...observed },
    }),
  );
const earned = (tasks: Parameters<typeof badgesOf>[0]) =>
  Object.fromEntries(badgesOf(tasks).map(({ badge, earned_on }) => [badge, earned_on]));

describe('the percent of eFast Start (domain.md 2.33)', () => {
  it('is done of required, rounded down; what is not required does not count', () => {
    const tasks = [task('a'), task('b'), task('c'), task('d', { is_required: false })];
    expect(progressOf(standing(tasks, {})).percent).toBe(0);
    expect(progressOf(standing(tasks, { a: '2026-10-02', d: '2026-10-02' }))).toEqual({
      required: 3,
      required_done: 1,
      percent: 33,
    });
    expect(progressOf(standing(tasks, { a: '2026-10-02', b: '2026-10-02' })).percent).toBe(66);
    expect(progressOf(standing([task('d', { is_required: false })], {})).percent).toBe(100);
  });

  it('counts what the system observes where it happened, not a tick', () => {
    const tasks = [task('a', { observes: 'Photo Uploaded' })];
    expect(progressOf(standing(tasks, { a: '2026-10-02' })).percent).toBe(0);
    expect(progressOf(standing(tasks, {}, { 'Photo Uploaded': noon('2026-10-02') })).percent).toBe(100);
  });

  it('is due so many days after joining', () => {
    expect(standing([task('a', { days_offset: 31 })], {})).toMatchObject([{ due_on: '2026-11-01' }]);
  });
});

describe('badges', () => {
  it('are earned by the first task, half of the required ones, and all of them', () => {
    const tasks = [task('a'), task('b'), task('c'), task('d', { is_required: false })];
    expect(earned(standing(tasks, {}))).toEqual({
      'First Step': null,
      Halfway: null,
      'All Done': null,
      'On Time': null,
    });
    const half = { d: '2026-10-02', b: '2026-10-05', a: '2026-10-04' };
    expect(earned(standing(tasks, half))).toEqual({
      'First Step': '2026-10-02',
      Halfway: '2026-10-05',
      'All Done': null,
      'On Time': null,
    });
    expect(earned(standing(tasks, { ...half, c: '2026-10-11' }))).toMatchObject({
      'All Done': '2026-10-11',
      'On Time': '2026-10-11',
    });
    expect(earned(standing(tasks, { ...half, c: '2026-10-12' }))).toMatchObject({
      'All Done': '2026-10-12',
      'On Time': null,
    });
  });
});
