import { formatDate, isWeekend, messages } from '@upline/domain';
import type { z } from 'zod';
import { addedBy, changedBy } from '../platform/database/stamps.ts';
import type { Area } from '../platform/host.ts';
import { operation, type Policy, type SignedInContext } from '../platform/operation/operation.ts';
import { invalid, notFound, staleVersion } from '../platform/operation/problem.ts';
import { demand } from '../platform/operation/row-actions.ts';
import { holidayActions, isToCome } from './holidays.actions.ts';
import {
  holidayExamples as examples,
  holidayBody,
  holidayParams,
  holidays,
  holidaysQuery,
  holidayUpdate,
} from './holidays.schemas.ts';
import * as store from './holidays.store.ts';

const tag = 'Settings';
const policy = {
  needs: 'settings.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const answer = { status: 200, schema: holidays } as const;

/** Days that are no business days (domain.md 2.36); due dates that are given later skip them. */
export const holidayRoutes: Area = ({ audit }) => {
  async function shown(
    { db, today, caller }: SignedInContext,
    year: number,
  ): Promise<z.input<typeof holidays>> {
    const present = Number(today.slice(0, 4));
    const known = await store.holidayYears(db);
    return {
      year,
      years: [...new Set([...known, present, present + 1, year])].toSorted((a, b) => a - b),
      rows: (await store.holidaysOf(db, year)).map(({ day, name, created_by, setter_name, version }) => ({
        day,
        name,
        is_past: day <= today,
        set_by: created_by === null || setter_name === null ? null : { code: created_by, name: setter_name },
        version,
        actions: holidayActions.of(caller, { day, today }),
      })),
    };
  }

  const ofDay = (context: SignedInContext, day: string) => shown(context, Number(day.slice(0, 4)));

  function record(
    context: SignedInContext,
    action: 'create' | 'update' | 'delete',
    day: string,
    [old, made]: readonly [old: string | null, made: string | null],
  ): void {
    audit.record(context, {
      action,
      entity: 'holiday',
      entityId: day,
      entityLabel: formatDate(day),
      changes: old === made ? [] : [{ field: 'Name', old, new: made }],
    });
  }

  async function locked({ db }: SignedInContext, day: string, version: number) {
    const row = await store.lockHoliday(db, day);
    if (!row) throw notFound();
    if (row.version !== version) throw staleVersion('holiday');
    return row;
  }

  return [
    operation({
      id: 'listHolidays',
      method: 'GET',
      path: '/admin/holidays',
      tag,
      summary: 'Holidays of a year',
      description: 'Business days are Monday to Friday without them (R-POL-04, R-UPL-01).',
      policy,
      query: holidaysQuery,
      answer,
      examples: { query: { year: '2026' }, answer: examples.answer },
      handler: (input) => shown(input, input.query.year ?? Number(input.today.slice(0, 4))),
    }),
    operation({
      id: 'createHoliday',
      method: 'POST',
      path: '/admin/holidays',
      tag,
      summary: 'A holiday on a day after today, from Monday to Friday',
      description: 'Due dates that were given before stay as they are.',
      policy,
      body: holidayBody,
      answer: { ...answer, status: 201 },
      examples: { body: examples.body, answer: examples.answer },
      async handler(input) {
        const { day, name } = input.body;
        const refuse = (message: string) => invalid([{ field: 'day', message }]);
        if (day <= input.today) throw refuse('Date must be after today');
        if (isWeekend(day)) throw refuse('Date must be a day from Monday to Friday');
        if (!(await store.insertHoliday(input.db, { day, name, ...addedBy(input) })))
          throw refuse(messages.unique('Date'));
        record(input, 'create', day, [null, name]);
        return ofDay(input, day);
      },
    }),
    operation({
      id: 'renameHoliday',
      method: 'PUT',
      path: '/admin/holidays/{day}',
      tag,
      summary: 'Another name for a holiday',
      policy,
      params: holidayParams,
      body: holidayUpdate,
      ifMatch: 'required',
      answer,
      examples: {
        params: examples.params,
        body: { name: 'Thanksgiving' },
        answer: examples.answer,
      },
      async handler(input) {
        const { day } = input.params;
        const row = await locked(input, day, input.version);
        await store.renameHoliday(input.db, day, { name: input.body.name, ...changedBy(input) });
        record(input, 'update', day, [row.name, input.body.name]);
        return ofDay(input, day);
      },
    }),
    operation({
      id: 'removeHoliday',
      method: 'DELETE',
      path: '/admin/holidays/{day}',
      tag,
      summary: 'Make a holiday to come a business day again',
      description: 'Due dates that were given before stay as they are.',
      policy,
      params: holidayParams,
      ifMatch: 'required',
      refusals: [409],
      answer,
      examples: { params: examples.params, answer: examples.answer },
      async handler(input) {
        const { day } = input.params;
        const row = await locked(input, day, input.version);
        demand(isToCome, { day, today: input.today }, input.caller);
        await store.deleteHoliday(input.db, day);
        record(input, 'delete', day, [row.name, null]);
        return ofDay(input, day);
      },
    }),
  ];
};
