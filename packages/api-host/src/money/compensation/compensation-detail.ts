import type { Db } from '../../platform/database/database.ts';
import { namesOf } from '../../platform/database/names-of.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { codesIn, receiptOf, sentencesOf } from '../explain/explanations.ts';
import { type CompensationListRow, relatedLines } from './compensation-reads.store.ts';

/** What the page of a line shows in addition to the row: sentences, their trace, and the lines posted against it. */
export async function detailOf(db: Db, caller: Pick<Caller, 'country'>, row: CompensationListRow) {
  const names = await namesOf(db, codesIn(row.explanation));
  const nameOf = (code: string) => names.get(code) ?? code;
  return {
    receipt: receiptOf(row.explanation, nameOf),
    sentences: sentencesOf(row.explanation, {
      nameOf,
      currency: row.currency,
      viewer: caller.country,
    }),
    trace: { ...row.explanation },
    related: await relatedLines(db, row.id, row.associate_code),
  };
}
