import { parseBody, parseFields } from '../../platform/operation/field-errors.ts';
import { conflict } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { contactKeys } from '../contact.rules.ts';
import { firstAlike } from '../likeness.store.ts';
import { prospectList } from '../prospects/prospects.list.ts';
import { prospectName, toColumns } from '../prospects/prospects.record.ts';
import { checkProspect } from '../prospects/prospects.rules.ts';
import { type ProspectBody, prospectBody } from '../prospects/prospects.schemas.ts';
import { prospects } from '../prospects/prospects.service.ts';
import type { ProspectRow } from '../prospects/prospects.store.ts';
import { prospectSource, prospectStore } from '../prospects/prospects.store.ts';
import { FULL_NAME, idsOf, readLine, withoutUnread } from './bulk.shared.ts';
import { changeField, type Values, valuesOf, withValues } from './change-field.ts';
import type { EditedResource, Target } from './change-resource.ts';

const { shape } = prospectBody;

const GENERAL = [
  changeField('kind', shape.kind, { names: ['type'] }),
  changeField('source', shape.source, { names: ['lead source'] }),
  changeField('referred_by', shape.referred_by, { names: ['referral', 'referrer'] }),
  changeField('city', shape.city, { names: ['town'] }),
  changeField('state', shape.state, { kind: 'state', names: ['province', 'state province', 'st'] }),
  changeField('country', shape.country),
  changeField('occupation', shape.occupation, { names: ['job', 'profession'] }),
  changeField('best_time', shape.best_time, { names: ['best time to call'] }),
  changeField('next_action_date', shape.next_action_date, {
    names: ['follow up', 'follow up date', 'next date'],
  }),
  changeField('next_action_note', shape.next_action_note),
  changeField('notes', shape.notes, { names: ['note', 'comments', 'remarks'] }),
];

const PERSONAL = [
  FULL_NAME,
  changeField('first_name', shape.first_name, { names: ['given name', 'forename', 'first'] }),
  changeField('last_name', shape.last_name, { names: ['surname', 'family name', 'last'] }),
  changeField('phone', shape.phone, {
    names: ['mobile', 'cell', 'telephone', 'tel', 'phone number', 'mobile phone'],
  }),
  changeField('email', shape.email, { names: ['e mail', 'mail', 'email address'] }),
];

const FIELDS = [...PERSONAL, ...GENERAL];
const KEPT = prospectBody.keyof().options;

/** What a line of a file says; a state names its country. */
function bodyOf(values: Values): Record<string, unknown> {
  const { known, names, country } = readLine(values, 'state');
  return { ...names, ...(country && { country }), ...known };
}

/** Prospects in bulk: each passes through the rules of domain.md 2.11. Stages are moved, not edited (R-PRO-01). */
export function prospectsInBulk(platform: Pick<Platform, 'audit'>): EditedResource {
  const service = prospects(platform);

  const bodyWith = (row: ProspectRow, changes: Values): ProspectBody => {
    const body = Object.fromEntries(KEPT.map((key) => [key, row[key]]));
    return parseBody(prospectBody, withValues(body, changes));
  };

  return {
    name: 'prospects',
    noun: { one: 'prospect', many: 'prospects' },
    needs: 'prospects.write',
    most: 5_000,
    editable: GENERAL,
    refusedInProxy: [],

    matching: (context, filter, most) => {
      const { db, caller, today } = context;
      return idsOf(prospectList, filter, context, () => prospectSource(db, caller, today), most);
    },

    async find(context, ids, lock = false) {
      const { db, caller } = context;
      const rows = await (lock
        ? prospectStore.lockAmong(db, caller, ids)
        : prospectStore.findAmong(db, caller, ids));
      const target = (row: ProspectRow): Target => {
        const planned = (changes: Values, restored = false) => {
          const body = bodyWith(row, changes);
          return service.plan(context, row, body, restored ? body.next_action_date : undefined);
        };
        return {
          id: row.id,
          name: prospectName(row),
          version: row.version,
          values: valuesOf(row, FIELDS),
          plan: async (changes, restored) => valuesOf(await planned(changes, restored), FIELDS),
          save: async (changes, restored) =>
            (await service.save(context, row, await planned(changes, restored))).version,
        };
      };
      return new Map(rows.map((row) => [row.id, target(row)]));
    },

    async reached({ db, caller }, ids) {
      return new Set((await prospectStore.findAmong(db, caller, ids)).map(({ id }) => id));
    },

    imports: {
      fields: FIELDS,
      needs: [['last_name', 'full_name'], ['first_name', 'full_name'], ['email', 'phone'], ['source']],

      async draft({ today }, values) {
        const body = bodyOf(values);
        const name = `${body.first_name ?? ''} ${body.last_name ?? ''}`.trim();
        const read = parseFields(prospectBody, body);
        const checked = read.errors ? undefined : checkProspect(read.value, today);
        if (!checked?.values)
          return {
            name,
            values: valuesOf(body, FIELDS),
            errors: withoutUnread(read.errors ?? checked?.errors ?? []),
            likeness: [],
          };
        return {
          name: prospectName(checked.values),
          values: valuesOf(toColumns(checked.values), FIELDS),
          errors: [],
          likeness: contactKeys(checked.values),
        };
      },

      similar: ({ db, caller }, keys) => firstAlike(db, 'prospect', caller, keys),

      async create(context, values) {
        const { full_name: _, ...rest } = values;
        return service.create(context, parseBody(prospectBody, rest));
      },

      async remove(context, id, version) {
        const found = await service.get(context, id);
        if (found.version !== version) throw conflict('prospect-in-use', 'Changed since, and left as it is');
        await service.remove(context, id, version);
      },
    },
  };
}
