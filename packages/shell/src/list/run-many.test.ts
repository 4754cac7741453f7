import { describe, expect, it } from 'vitest';
import { type NamedAction, recordAction } from '../actions/record-action.ts';
import { sharedActions } from './run-many.ts';

const named = (key: string, many?: { label: string; done: string }): NamedAction => ({
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
});
