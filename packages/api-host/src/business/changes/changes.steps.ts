import type { SignedInContext } from '../../platform/operation/operation.ts';
import { Problem } from '../../platform/operation/problem.ts';
import { differing } from './change-field.ts';
import type { ChangeResource } from './change-resource.ts';
import { type RowContent, refusalOf } from './changes.record.ts';
import type { ChangeRow, SettledRow } from './changes.store.ts';

/** The outcome of a row. */
export type Settled = Pick<SettledRow, 'state' | 'message'> &
  Partial<Pick<SettledRow, 'record_id' | 'record_version'>>;

/** The records of the rows, locked. */
type Targets = Awaited<ReturnType<ChangeResource['find']>>;

/** Writes one row of an edit, unless the record has another version than the preview has seen (R-GEN-04). */
export async function editRow(
  resource: ChangeResource,
  row: ChangeRow,
  { after }: RowContent,
  targets: Targets,
): Promise<Settled> {
  const target = targets.get(row.record_id ?? '');
  if (!target) return { state: 'Refused', message: 'Resource not found' };
  if (target.version !== row.record_version)
    return { state: 'Changed Meanwhile', message: `This ${resource.noun.one} was changed by someone else` };
  try {
    if (differing(target.values, await target.plan(after)).length === 0)
      return { state: 'No Change', message: null };
  } catch (error) {
    return { state: 'Refused', message: refusalOf(error).message };
  }
  return savedOr(`This ${resource.noun.one} was changed by someone else`, 'Changed Meanwhile', async () => ({
    state: 'Saved',
    record_version: await target.save(after),
  }));
}

/** A record that another write has changed first stays as it is. */
async function savedOr(
  message: string,
  state: ChangeRow['state'],
  save: () => Promise<Omit<Settled, 'message'>>,
): Promise<Settled> {
  try {
    return { message: null, ...(await save()) };
  } catch (error) {
    if (error instanceof Problem && error.code === 'stale-version') return { state, message };
    throw error;
  }
}

/** Gives one row of an edit its former values back, unless somebody has changed the record since. */
export async function restoreRow(row: ChangeRow, { before }: RowContent, targets: Targets): Promise<Settled> {
  const target = targets.get(row.record_id ?? '');
  if (!target) return { state: 'Kept', message: 'Not there any more' };
  if (target.version !== row.record_version)
    return { state: 'Kept', message: 'Changed since, and left as it is' };
  try {
    await target.plan(before, true);
  } catch (error) {
    return { state: 'Kept', message: refusalOf(error).message };
  }
  return savedOr('Changed since, and left as it is', 'Kept', async () => ({
    state: 'Undone',
    record_version: await target.save(before, true),
  }));
}

/** Adds the record of one line. */
export async function importRow(
  context: SignedInContext,
  { imports }: ChangeResource,
  { after }: RowContent,
): Promise<Settled> {
  try {
    const created = await imports?.create(context, after);
    return {
      state: 'Saved',
      message: null,
      record_id: created?.id ?? null,
      record_version: created?.version ?? null,
    };
  } catch (error) {
    return { state: 'Refused', message: refusalOf(error).message };
  }
}

/** Deletes the record of one line, unless it was changed or used since. */
export async function removeRow(
  context: SignedInContext,
  { imports }: ChangeResource,
  row: ChangeRow,
  targets: Targets,
): Promise<Settled> {
  const target = targets.get(row.record_id ?? '');
  if (!target) return { state: 'Kept', message: 'Not there any more' };
  if (target.version !== row.record_version)
    return { state: 'Kept', message: 'Changed since, and left as it is' };
  try {
    await imports?.remove(context, target.id, target.version);
  } catch (error) {
    return { state: 'Kept', message: refusalOf(error).message };
  }
  return { state: 'Undone', message: null };
}
