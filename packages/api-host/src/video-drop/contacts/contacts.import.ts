import { emailKey, foldText, messages } from '@upline/domain';
import { FULL_NAME, nameParts, readLine, withoutUnread } from '../../business/changes/bulk.shared.ts';
import { changeField, type Values, valuesOf, withValues } from '../../business/changes/change-field.ts';
import type { ChangeResource, Merged, Target } from '../../business/changes/change-resource.ts';
import { contactKeys } from '../../business/contact.rules.ts';
import { parseBody, parseFields } from '../../platform/operation/field-errors.ts';
import { conflict } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkContact, tidyTags } from './contacts.rules.ts';
import { type ContactBody, contactBody } from './contacts.schemas.ts';
import { contactName, contacts } from './contacts.service.ts';
import * as store from './contacts.store.ts';

const { shape } = contactBody;

const FIELDS = [
  FULL_NAME,
  changeField('first_name', shape.first_name, { names: ['given name', 'forename', 'first'] }),
  changeField('last_name', shape.last_name, { names: ['surname', 'family name', 'last'] }),
  changeField('email', shape.email, { names: ['e mail', 'mail', 'email address'] }),
  changeField('mobile', shape.mobile, {
    names: ['phone', 'cell', 'cell phone', 'telephone', 'tel', 'phone number', 'mobile phone'],
  }),
  changeField('state', shape.state, { kind: 'state', names: ['province', 'state province', 'st'] }),
  changeField('tags', shape.tags, { names: ['tag', 'groups', 'group', 'labels'] }),
  changeField('birthday', shape.birthday, { names: ['birth date', 'date of birth', 'dob', 'born'] }),
  changeField('notes', shape.notes, { names: ['note', 'comments', 'remarks'] }),
  changeField('consent_email', shape.consent_email, { names: ['email consent', 'email opt in'] }),
  changeField('consent_sms', shape.consent_sms, { names: ['sms consent', 'text consent', 'sms opt in'] }),
  changeField('consent_source', shape.consent_source, { names: ['consent source', 'source of consent'] }),
];
/** A contact has what the other one lacks; tags and notes of both are kept, and of consent what was agreed to in the same way. */
const FILLED = ['last_name', 'email', 'mobile', 'state', 'birthday'] as const;
const CONSENT = ['consent_email', 'consent_sms'] as const;
const NOTES_MAX = 2_000;
const KEPT = contactBody.keyof().options;

/** What a line of a file says; a name of one word is a first name. */
function bodyOf(values: Values): Record<string, unknown> {
  const { known } = readLine(values, 'state');
  const { full_name } = values;
  if (typeof full_name !== 'string') return known;
  const { first_name, last_name } = nameParts(full_name);
  return { ...(first_name === undefined ? { first_name: last_name } : { first_name, last_name }), ...known };
}

const textOf = (values: Values, key: string) => {
  const value = values[key];
  return typeof value === 'string' ? value : null;
};

/** As two contacts are compared: letters of names and emails are, whatever their case. */
const comparable = (key: string, value: Values[string] | undefined) => {
  if (typeof value !== 'string') return value ?? null;
  if (key === 'email') return emailKey(value);
  return key.endsWith('name') ? foldText(value) : value;
};
const isSame = (key: string, one: Values, other: Values) =>
  comparable(key, one[key]) === comparable(key, other[key]);

function merge(into: Values, from: Values): Merged {
  const values = { ...into };
  for (const key of FILLED) values[key] = into[key] ?? from[key] ?? null;
  const left: string[] = ['first_name', ...FILLED].filter(
    (key) => from[key] != null && !isSame(key, values, from),
  );
  values.tags = tidyTags([into.tags, from.tags].filter((tags) => tags != null).join(','));
  const [notes, more] = [textOf(into, 'notes'), textOf(from, 'notes')];
  const both = [...new Set([notes, more].filter((text) => text !== null))].join('\n') || null;
  if (more !== null && notes?.includes(more)) values.notes = notes;
  else if ((both?.length ?? 0) <= NOTES_MAX) values.notes = both;
  else left.push('notes');
  for (const key of CONSENT) {
    if (from[key] !== true || into[key] === true) continue;
    // One source is kept for both, and what was agreed to is about the address of the line.
    const isOneWay = into.consent_source == null || into.consent_source === from.consent_source;
    if (isOneWay && isSame(key === 'consent_email' ? 'email' : 'mobile', values, from)) {
      values[key] = true;
      values.consent_source = from.consent_source ?? null;
    } else left.push(key);
  }
  return { values, left };
}

/** Contacts from files of at most 2,000 lines; those with an email or a mobile that is there already are merged (R-VVD-07). */
export function contactsInBulk(platform: Pick<Platform, 'audit'>): ChangeResource {
  const service = contacts(platform);

  const bodyWith = (row: store.ContactRow, changes: Values): ContactBody => {
    const whole = { ...row, consent_source: null };
    const kept = Object.fromEntries(KEPT.map((key) => [key, whole[key]]));
    return parseBody(contactBody, withValues(kept, changes));
  };
  // The source is that of consent which is new, so a contact as it stands has none.
  const shown = (row: object, source: unknown = null) => valuesOf({ ...row, consent_source: source }, FIELDS);

  return {
    name: 'video-contacts',
    noun: { one: 'contact', many: 'contacts' },
    needs: 'vvd.use',
    most: 2_000,
    editable: [],
    refusedInProxy: [],

    async find(context, ids, lock = false) {
      const { db, caller } = context;
      const rows = await (lock
        ? store.contactStore.lockAmong(db, caller, ids)
        : store.contactStore.findAmong(db, caller, ids));
      const target = (row: store.ContactRow): Target => ({
        id: row.id,
        name: contactName(row),
        version: row.version,
        values: shown(row),
        async plan(changes) {
          const body = bodyWith(row, changes);
          return shown(await service.plan(context, body, row), changes.consent_source ?? null);
        },
        save: async (changes) => (await service.write(context, row, bodyWith(row, changes))).version,
      });
      return new Map(rows.map((row) => [row.id, target(row)]));
    },

    async reached({ db, caller }, ids) {
      return new Set((await store.contactStore.findAmong(db, caller, ids)).map(({ id }) => id));
    },

    imports: {
      fields: FIELDS,
      needs: [
        ['first_name', 'full_name'],
        ['email', 'mobile'],
      ],

      async draft({ caller }, values) {
        const body = bodyOf(values);
        const name = [body.first_name, body.last_name].filter(Boolean).join(' ');
        const read = parseFields(contactBody, body);
        if (read.errors)
          return { name, values: valuesOf(body, FIELDS), errors: withoutUnread(read.errors), likeness: [] };
        const { errors, columns } = checkContact(read.value);
        const { consent_source } = read.value;
        const agrees = CONSENT.find((key) => read.value[key]);
        if (agrees && consent_source === null)
          errors.push({ field: 'consent_source', message: messages.required('How they agreed') });
        else if (agrees && caller.proxyAdminCode !== undefined)
          errors.push({ field: agrees, message: 'Not available while viewing as another user' });
        return {
          name: contactName(columns),
          // Without consent there is nothing to keep a source of.
          values: shown(columns, agrees ? consent_source : null),
          errors,
          likeness: errors.length > 0 ? [] : contactKeys({ email: columns.email, phone: columns.mobile }),
        };
      },

      similar: ({ db, caller }, keys) => store.contactsByKeys(db, caller, keys),
      merge,

      async create(context, values) {
        const { full_name: _, ...rest } = values;
        return service.create(context, parseBody(contactBody, rest));
      },

      async remove(context, id, version) {
        if (await store.wasWrittenTo(context.db, id))
          throw conflict('contact-in-use', 'Used since, and left as it is');
        await service.remove(context, id, version);
      },
    },
  };
}
