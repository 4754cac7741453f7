import { parseBody, parseFields } from '../../platform/operation/field-errors.ts';
import { conflict, forbidden, notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { likenessOf } from '../clients/client-likeness.ts';
import { clientList } from '../clients/clients.list.ts';
import { displayName, toValues } from '../clients/clients.record.ts';
import { checkClient } from '../clients/clients.rules.ts';
import { type ClientBody, clientBody } from '../clients/clients.schemas.ts';
import { clients } from '../clients/clients.service.ts';
import type { ClientRow } from '../clients/clients.store.ts';
import { clientSource, clientStore, lockClients } from '../clients/clients.store.ts';
import { firstAlike } from '../likeness.store.ts';
import { FULL_NAME, idsOf, readLine, withoutUnread } from './bulk.shared.ts';
import { changeField, type Values, valuesOf, withValues } from './change-field.ts';
import type { EditedResource, Target } from './change-resource.ts';

const { shape } = clientBody;
const address = shape.address.shape;

const GENERAL = [
  changeField('gender', shape.gender, { names: ['sex'] }),
  changeField('marital_status', shape.marital_status, { names: ['civil status'] }),
  changeField('tobacco', shape.tobacco, { names: ['smoker', 'tobacco use'] }),
  changeField('citizenship', shape.citizenship, { names: ['nationality'] }),
  changeField('address.city', address.city, { names: ['town'] }),
  changeField('address.state', address.state, { kind: 'state', names: ['province', 'state province', 'st'] }),
  changeField('address.postal_code', address.postal_code, { names: ['zip', 'zip code', 'postcode'] }),
  changeField('address.country', address.country),
  changeField('beneficiary_notes', shape.beneficiary_notes),
  changeField('general_notes', shape.general_notes, { names: ['notes', 'note', 'comments', 'remarks'] }),
  changeField('marketing_consent_email', shape.marketing_consent_email),
  changeField('marketing_consent_sms', shape.marketing_consent_sms),
];

const PERSONAL = [
  changeField('type', shape.type, { required: false, names: ['client type'] }),
  FULL_NAME,
  changeField('first_name', shape.first_name, { names: ['given name', 'forename', 'first'] }),
  changeField('last_name', shape.last_name, { names: ['surname', 'family name', 'last'] }),
  changeField('company_name', shape.company_name, { names: ['company', 'business', 'business name'] }),
  changeField('date_of_birth', shape.date_of_birth, { names: ['birth date', 'birthday', 'dob', 'born'] }),
  changeField('email', shape.email, { names: ['e mail', 'mail', 'email address'] }),
  changeField('phone', shape.phone, {
    names: ['mobile', 'cell', 'telephone', 'tel', 'phone number', 'mobile phone'],
  }),
  changeField('address.line1', address.line1, {
    names: ['street', 'address 1', 'address line 1', 'street address'],
  }),
  changeField('address.line2', address.line2, { names: ['address 2', 'apartment', 'unit', 'suite'] }),
];

const AMOUNTS = [
  changeField('annual_income_cents', shape.annual_income_cents, { names: ['income', 'yearly income'] }),
  changeField('net_worth_cents', shape.net_worth_cents),
];

const FIELDS = [...PERSONAL, ...GENERAL, ...AMOUNTS];
const CONSENT = ['marketing_consent_email', 'marketing_consent_sms'] as const;

/** The values of a line, completed by what follows from them. */
function bodyOf(values: Values, country: string): Record<string, unknown> {
  const { known, names, country: land = country } = readLine(values, 'address.state');
  const isBusiness = 'company_name' in known && !('last_name' in known) && !('last_name' in names);
  return withValues(
    { type: isBusiness ? 'Business' : 'Individual', ...names, address: { country: land } },
    known,
  );
}

/** Clients in bulk: each passes through the rules of domain.md 2.10, and consent stays closed to proxy sessions (7.3). */
export function clientsInBulk(platform: Pick<Platform, 'audit' | 'vault'>): EditedResource {
  const { vault } = platform;
  const service = clients(platform);

  const bodyWith = (row: ClientRow, changes: Values): ClientBody => {
    const { id_document_number: _, ...values } = toValues(vault, row);
    return parseBody(clientBody, withValues(values, changes));
  };

  return {
    name: 'clients',
    noun: { one: 'client', many: 'clients' },
    needs: 'clients.write',
    most: 5_000,
    editable: GENERAL,
    refusedInProxy: CONSENT,

    matching: (context, filter, most) =>
      idsOf(clientList, filter, context, () => clientSource(context.db, context.caller), most),

    async find(context, ids, lock = false) {
      const { db, caller } = context;
      const rows = await (lock ? lockClients(db, caller, ids) : clientStore.findAmong(db, caller, ids));
      const target = (row: ClientRow): Target => ({
        id: row.id,
        name: displayName(row),
        version: row.version,
        values: valuesOf(toValues(vault, row), FIELDS),
        async plan(changes) {
          if (row.owner_code !== caller.code) throw forbidden('Shared with you to read only');
          return valuesOf(service.plan(context, row, bodyWith(row, changes)).values, FIELDS);
        },
        save: async (changes) => (await service.write(context, row, bodyWith(row, changes))).version,
      });
      return new Map(rows.map((row) => [row.id, target(row)]));
    },

    async reached({ db, caller }, ids) {
      const rows = await (await clientSource(db, caller)).rows(ids);
      return new Set(rows.map(({ id }) => id));
    },

    imports: {
      fields: FIELDS,
      needs: [
        ['last_name', 'full_name', 'company_name'],
        ['email', 'phone'],
        ['address.line1'],
        ['address.city'],
        ['address.state'],
        ['address.postal_code'],
      ],

      async draft({ today, caller }, values) {
        const body = bodyOf(values, caller.country);
        const name = displayName({
          type: body.type === 'Business' ? 'Business' : 'Individual',
          first_name: (body.first_name as string | undefined) ?? '',
          last_name: (body.last_name as string | undefined) ?? '',
          company_name: (body.company_name as string | undefined) ?? null,
        }).trim();
        const read = parseFields(clientBody, body);
        const judged = read.errors ?? checkClient(read.value, today).errors;
        if (judged || !read.value)
          return { name, values: valuesOf(body, FIELDS), errors: withoutUnread(judged ?? []), likeness: [] };
        const { values: stored } = checkClient(read.value, today);
        if (!stored) throw new Error('A client without errors has values');
        const consent = caller.proxyAdminCode !== undefined && CONSENT.some((field) => stored[field]);
        return {
          name,
          values: valuesOf(stored, FIELDS),
          errors: consent
            ? [{ field: CONSENT[0], message: 'Not available while viewing as another user' }]
            : [],
          likeness: likenessOf(vault, stored),
        };
      },

      similar: ({ db, caller }, keys) => firstAlike(db, 'client', caller, keys),

      async create(context, values) {
        const { full_name: _, ...rest } = values;
        return service.create(context, parseBody(clientBody, withValues({}, rest)));
      },

      async remove(context, id, version) {
        const [row] = await lockClients(context.db, context.caller, [id]);
        if (!row) throw notFound();
        // Notes and files update "last activity" without a new version.
        if (row.last_activity_at.getTime() !== row.created_at.getTime())
          throw conflict('client-in-use', 'Used since, and left as it is');
        await service.remove(context, id, version);
      },
    },
  };
}
