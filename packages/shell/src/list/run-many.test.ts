import { type Api, ApiError } from '@upline/api-client';
import { describe, expect, it } from 'vitest';
import { type NamedAction, type RecordAction, recordAction } from '../actions/record-action.ts';
import { createIntention } from '../data/write.ts';
import { runMany, sharedActions } from './run-many.ts';

const named = (key: string, many?: { label: string; done: string; after?: string }): NamedAction => ({
  key,
  ...recordAction({
    operation: 'archiveClient',
    label: key,
    input: { params: { id: key } },
    refresh: [],
    ...(many ? { many } : {}),
  }),
});
const archive = named('archive', { label: 'Archive', done: 'archived' });
const restore = named('restore', { label: 'Restore', done: 'restored' });
const row = (id: string, ...actions: NamedAction[]) => ({ row: id, actions });
const names = (...rows: ReturnType<typeof row>[]) =>
  sharedActions(rows).map(({ name, acts }) => `${name} ${acts.map((act) => act.row).join('')}`);

describe('actions of chosen rows', () => {
  it('are those that several rows have, each with its rows', () => {
    expect(names(row('a', archive), row('b', archive), row('c', restore))).toEqual(['archive ab']);
  });

  it('are all of the only row', () => {
    expect(names(row('a', restore))).toEqual(['restore a']);
  });

  it('are none that are decided row by row, and no pages', () => {
    const page: NamedAction = { key: 'update', label: 'Edit', to: { to: '/' } };
    expect(names(row('a', named('delete'), page), row('b', named('delete'), page))).toEqual([]);
  });

  it('are offered for a single row among others where each row is previewed (R-ADM-03)', () => {
    const hold = named('hold', { label: 'Hold', done: 'held', after: 'Escrow' });
    expect(names(row('a', hold), row('b', restore))).toEqual(['hold a']);
  });
});

describe('an action done to several rows (R-ADM-03)', () => {
  const hold = (id: string): RecordAction => ({
    operation: 'holdCompensation',
    input: {},
    label: 'Hold',
    refresh: [],
    reshaped: { fields: [], body: ({ reason }) => ({ why: `${reason} ${id}` }) },
    many: { label: 'Hold', done: 'held', after: 'Escrow' },
  });

  it('sends each row its own body, and answers for each whatever the others say', async () => {
    const bodies: unknown[] = [];
    const api = {
      call: async (_: string, { body }: { body: { why: string } }) => {
        bodies.push(body);
        if (body.why === 'late b')
          throw new ApiError({ statusCode: 409, code: 'stale-version', message: 'Somebody was faster' });
        return {};
      },
    } as unknown as Api;
    const answers: unknown[] = [];
    const outcome = await runMany(
      api,
      ['a', 'b', 'c'].map((id) => ({ row: id, action: hold(id) })),
      { reason: 'late' },
      createIntention,
      (id, answer) => answers.push([id, answer]),
    );
    expect(bodies).toEqual([{ why: 'late a' }, { why: 'late b' }, { why: 'late c' }]);
    expect(answers).toEqual([
      ['a', { words: 'Escrow', isRefused: false }],
      ['b', { words: 'Somebody was faster', isRefused: true }],
      ['c', { words: 'Escrow', isRefused: false }],
    ]);
    expect(outcome).toEqual({ done: ['a', 'c'], refused: [{ row: 'b', message: 'Somebody was faster' }] });
  });
});
