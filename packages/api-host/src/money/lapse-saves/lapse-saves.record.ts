import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { lapseSaveActions } from './lapse-saves.actions.ts';
import type { lapseSaveDetail, lapseSaveRow } from './lapse-saves.schemas.ts';
import { callsOf, type LapseSaveRow } from './lapse-saves.store.ts';

export function toLapseSave(row: LapseSaveRow, caller: Caller): z.input<typeof lapseSaveRow> {
  const {
    client_id: _,
    client_phone: _phone,
    client_email: _email,
    premium_cents: _premium,
    premium_mode: _mode,
    reported_on: _reported,
    closed_on: _closed,
    associate_code: code,
    associate: name,
    ...rest
  } = row;
  return { ...rest, associate: { code, name }, actions: lapseSaveActions.of(caller, row) };
}

/** The rest of the page; notes are about the client, so uplines read the outcomes alone (7.1). */
export async function lapseSaveDetailOf(
  db: Db,
  row: LapseSaveRow,
  caller: Caller,
): Promise<z.input<typeof lapseSaveDetail>> {
  const { client_id, client_phone, client_email, premium_cents, premium_mode, reported_on, closed_on } = row;
  const calls = await callsOf(db, row.id);
  return {
    ...toLapseSave(row, caller),
    reported_on,
    closed_on,
    premium_cents,
    premium_mode: premium_mode as z.input<typeof lapseSaveDetail>['premium_mode'],
    contact: client_id === null ? null : { client_id, phone: client_phone, email: client_email },
    calls: calls.map(({ code, name, note, ...call }) => ({
      ...call,
      note: row.is_mine ? note : null,
      called_by: { code, name },
    })),
  };
}
