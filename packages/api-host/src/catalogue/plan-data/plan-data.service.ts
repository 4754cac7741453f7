import { formatDate, type Level, messages } from '@upline/domain';
import { checkSchedule } from '@upline/domain/compensation';
import type { z } from 'zod';
import { parseFields } from '../../platform/operation/field-errors.ts';
import type { Context, SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, invalid, notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { generationRatesOn, ladderOn, laterStarts, scheduleOn } from '../plan-data.store.ts';
import { lockSchedules, scheduleProducts } from '../schedules/schedules.store.ts';
import { SETTING_KEYS, SETTINGS, type SettingKey } from '../settings.ts';
import * as store from './plan-changes.store.ts';
import type { generationsBody, ladderBody, planData } from './plan-data.schemas.ts';
import { settingFields } from './setting-fields.ts';
import { settingLists } from './setting-lists.ts';

type Reader = Pick<Context, 'db' | 'today'>;
type Answer = z.input<typeof planData>;
type Value = Answer['settings'][number]['value'];

/** A value with the parts that can be changed; the database keeps no order of names, the schema has one. */
function held(key: SettingKey, stored: unknown) {
  const value = SETTINGS[key].schema.parse(stored);
  return { value: value as Value, fields: settingFields(key, value), lists: settingLists(key, value) };
}

const percent = (bps: number) => `${bps / 100}%`;

const ladderInWords = (ladder: readonly Level[]) =>
  ladder.map(({ code, rate_bps }) => `${code} ${percent(rate_bps)}`).join(', ');

/** Values by the day on which they begin, as they are sorted: the latest day first. */
function byStart<Row extends { readonly effective_from: string }>(rows: readonly Row[], today: string) {
  const days = [...Map.groupBy(rows, ({ effective_from }) => effective_from)];
  const present = days.find(([day]) => day <= today)?.[0];
  return days.map(([day, own]) => ({
    effective_from: day,
    standing:
      day > today ? ('Planned' as const) : day === present ? ('In Force' as const) : ('Past' as const),
    rows: own,
  }));
}

/** Ladder, generations, thresholds and programs with the dates from which they hold (R-CFG-01). */
export function planDataService({ audit }: Pick<Platform, 'audit'>) {
  async function levelsOn({ db }: Reader, date: string): Promise<Level[]> {
    return Array.from(await ladderOn(db, date), ([code, step]) => ({ code, ...step }));
  }

  function record(
    context: SignedInContext,
    id: string,
    label: string,
    from: string,
    before: string,
    after: string,
  ) {
    audit.record(context, {
      action: 'update',
      entity: 'plan_data',
      entityId: id,
      entityLabel: label,
      changes:
        before === after ? [] : [{ field: `${label} from ${formatDate(from)}`, old: before, new: after }],
    });
  }

  /**
   * Pay that was computed with a rate stays as it is, so rates of pay change from tomorrow at the earliest, and other
   * values from today.
   */
  function checkStart(effectiveFrom: string, today: string, earliest: 'today' | 'tomorrow'): void {
    if (effectiveFrom > today || (earliest === 'today' && effectiveFrom === today)) return;
    const message =
      earliest === 'today' ? messages.datePast('Effective From') : 'Effective From must be after today';
    throw invalid([{ field: 'effective_from', message }]);
  }

  /** What has begun may have been counted by, so it is no longer taken back. */
  function checkPlanned(effectiveFrom: string, today: string): void {
    if (effectiveFrom <= today) throw conflict('begun', 'Only a value that has not begun can be withdrawn');
  }

  /**
   * Checks R-SCH-01 and R-SCH-02 for values that hold from a day on, with the ladder alone and with the schedule in
   * force. It checks that day and every later one on which one of them changes. A refusal rolls the values back.
   */
  async function checkRates(context: Reader, from: string, field: string): Promise<void> {
    const { db } = context;
    // Changes are made one at a time, so that each is checked together with those before it.
    await lockSchedules(db);
    const types = new Map((await scheduleProducts(db)).map((each) => [each.id, each.product_type]));
    for (const date of [from, ...(await laterStarts(db, from))]) {
      const levels = await levelsOn(context, date);
      const generations = await generationRatesOn(db, date);
      const schedule = await scheduleOn(db, date);
      const [finding] = [
        ...checkSchedule([], types, levels, generations),
        ...checkSchedule(schedule?.rates ?? [], types, levels, generations),
      ];
      const day = date === from ? '' : ` from ${formatDate(date)}`;
      if (finding) throw invalid([{ field, message: `${finding.message}${day}` }]);
    }
  }

  const self = {
    async get(context: Reader): Promise<Answer> {
      const { db, today } = context;
      const all = await store.starts(db);
      const set = new Map((await store.settingsOn(db, today)).map((row) => [row.key, row]));
      return {
        ladder: {
          levels: await levelsOn(context, today),
          starts: byStart(all.ladder, today).map(({ rows, ...start }) => ({
            ...start,
            rates: rows.map(({ level_code, rate_bps }) => ({ level_code, rate_bps })),
          })),
        },
        generations: {
          rates_bps: await generationRatesOn(db, today),
          starts: byStart(all.generations, today).map(({ rows, ...start }) => ({
            ...start,
            rates: rows.map(({ generation, rate_bps }) => ({ generation, rate_bps })),
          })),
        },
        settings: SETTING_KEYS.map((key) => ({
          key,
          label: SETTINGS[key].label,
          unit: SETTINGS[key].unit,
          counts: SETTINGS[key].counts,
          ...held(key, set.get(key)?.value ?? SETTINGS[key].initial),
          effective_from: set.get(key)?.effective_from ?? null,
          starts: byStart(
            all.settings.filter((row) => row.key === key),
            today,
          ).flatMap(({ rows, ...start }) =>
            rows.map(({ value, created_by, setter_name }) => ({
              ...start,
              ...held(key, value),
              set_by:
                created_by === null || setter_name === null ? null : { code: created_by, name: setter_name },
            })),
          ),
        })),
      };
    },

    async setLadder(context: SignedInContext, { effective_from, rates }: z.output<typeof ladderBody>) {
      const { db, today } = context;
      checkStart(effective_from, today, 'tomorrow');
      const before = await levelsOn(context, effective_from);
      await store.setLadder(db, effective_from, rates);
      await checkRates(context, effective_from, 'rates');
      const levels = await levelsOn(context, effective_from);
      record(context, 'ladder', 'Ladder', effective_from, ladderInWords(before), ladderInWords(levels));
      return self.get(context);
    },

    async setGenerations(
      context: SignedInContext,
      { effective_from, rates_bps }: z.output<typeof generationsBody>,
    ) {
      const { db, today } = context;
      checkStart(effective_from, today, 'tomorrow');
      const before = await generationRatesOn(db, effective_from);
      await store.setGenerations(db, effective_from, rates_bps);
      await checkRates(context, effective_from, 'rates_bps');
      const shown = (rates: readonly number[]) => rates.map(percent).join(', ');
      record(context, 'generations', 'Generations', effective_from, shown(before), shown(rates_bps));
      return self.get(context);
    },

    async setSetting(context: SignedInContext, key: SettingKey, effective_from: string, value: unknown) {
      const { db, today, caller } = context;
      checkStart(effective_from, today, 'today');
      const { label, schema, initial } = SETTINGS[key];
      const { value: parsed, errors } = parseFields<unknown>(schema, value);
      if (errors)
        throw invalid(
          errors.map(({ field, message }) => ({ field: field ? `value.${field}` : 'value', message })),
        );
      const before =
        (await store.settingsOn(db, effective_from)).find((row) => row.key === key)?.value ?? initial;
      await store.setSetting(db, { key, effective_from, value: parsed, by: caller.code });
      record(context, key, label, effective_from, JSON.stringify(before), JSON.stringify(parsed));
      return self.get(context);
    },

    /** Takes planned rates of levels back: those before go on to hold. */
    async withdrawLadder(context: SignedInContext, day: string) {
      const { db, today } = context;
      checkPlanned(day, today);
      const before = await levelsOn(context, day);
      if (!(await store.removeStart(db, 'level_rate', day))) throw notFound();
      await checkRates(context, day, 'effective_from');
      record(context, 'ladder', 'Ladder', day, ladderInWords(before), 'Withdrawn');
      return self.get(context);
    },

    async withdrawGenerations(context: SignedInContext, day: string) {
      const { db, today } = context;
      checkPlanned(day, today);
      const before = await generationRatesOn(db, day);
      if (!(await store.removeStart(db, 'generation_rate', day))) throw notFound();
      await checkRates(context, day, 'effective_from');
      record(context, 'generations', 'Generations', day, before.map(percent).join(', '), 'Withdrawn');
      return self.get(context);
    },

    async withdrawSetting(context: SignedInContext, key: SettingKey, day: string) {
      checkPlanned(day, context.today);
      const before = await store.removeSetting(context.db, key, day);
      if (before === undefined) throw notFound();
      record(context, key, SETTINGS[key].label, day, JSON.stringify(before), 'Withdrawn');
      return self.get(context);
    },
  };
  return self;
}
