import type { AssociateStatus, Country } from '@upline/domain';
import { sql } from 'kysely';
import { validLicensesOf } from '../licensing/licenses/licenses.store.ts';
import { countriesToSellIn } from '../network/international.store.ts';
import type { Db } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';

function offers(db: Db) {
  return db
    .selectFrom('product')
    .innerJoin('provider', 'provider.id', 'product.provider_id')
    .select([
      'product.id',
      'product.provider_id',
      'product.name',
      'product.product_type',
      'product.line',
      'product.country',
      'product.states',
      'product.min_age',
      'product.max_age',
      'product.nearest_birthday',
      'product.available_from',
      'product.available_until',
      'product.status',
      'provider.name as provider_name',
      'provider.status as provider_status',
      'provider.jit',
      'provider.pre_appointment_states',
      'provider.aml_validity_months',
      'provider.policy_number_pattern',
    ]);
}

/** The product of a sale with what its provider asks for; undefined when the two do not belong together. */
export async function findOffer(db: Db, providerId: string, productId: string) {
  return offers(db)
    .where('product.id', '=', productId)
    .where('product.provider_id', '=', providerId)
    .executeTakeFirst();
}

export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

export interface Seller {
  readonly code: string;
  readonly status: AssociateStatus;
  readonly disable_license_check: boolean;
  readonly country: Country;
  /** Where they may sell: the own country and that of an international appointment (domain.md 2.33). */
  readonly countries: readonly Country[];
}

/** The people of a sale, each with the status held at the end of the submit date (R-CHK-01). */
export async function sellersOn(
  db: Db,
  codes: readonly string[],
  date: string,
): Promise<Map<string, Seller>> {
  const rows = await db
    .selectFrom('app_user')
    .leftJoin('associate', 'associate.code', 'app_user.code')
    .select([
      'app_user.code',
      'app_user.country',
      sql<AssociateStatus>`coalesce(
        (select to_status from status_history where associate_code = app_user.code
          and at < ((${date}::date + 1)::timestamp at time zone 'America/New_York') order by at desc, entry_no desc limit 1),
        (select from_status from status_history where associate_code = app_user.code order by at, entry_no limit 1),
        app_user.status)`.as('status'),
      sql<boolean>`coalesce(associate.disable_license_check, false)`.as('disable_license_check'),
      sql<Country[]>`array(select app_user.country union ${countriesToSellIn(sql.ref('app_user.code'))})`.as(
        'countries',
      ),
    ])
    .where('app_user.kind', '=', 'Associate')
    .where(isOneOf('app_user.code', codes))
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/** The live appointment of an associate with a provider in a state. */
export async function appointmentFor(db: Db, code: string, providerId: string, state: string) {
  return db
    .selectFrom('provider_appointment')
    .select(['id', 'status', 'writing_number', 'effective_date'])
    .where('associate_code', '=', code)
    .where('provider_id', '=', providerId)
    .where('state', '=', state)
    .where('status', 'not in', ['Declined', 'Terminated'])
    .executeTakeFirst();
}

export interface Credentials {
  /** Whether E&O covers the day; otherwise the last expiry before it, if there was one. */
  readonly eo: { readonly current: boolean; readonly expired_on: string | null };
  readonly has_aml: boolean;
  readonly has_annuity_training: boolean;
}

interface CredentialsAsked {
  readonly state: string;
  readonly today: string;
  readonly amlMonths: number;
}

/** E&O and trainings of an associate on the day of the check. */
export async function credentialsOf(
  db: Db,
  code: string,
  { state, today, amlMonths }: CredentialsAsked,
): Promise<Credentials> {
  const row = await db
    .selectNoFrom([
      sql<boolean>`exists (select from eo_policy where associate_code = ${code} and approval_status = 'Approved'
        and ${today}::date between effective_date and expiration_date)`.as('eo_current'),
      sql<string | null>`(select max(expiration_date) from eo_policy where associate_code = ${code}
        and approval_status = 'Approved' and expiration_date < ${today}::date)`.as('eo_expired_on'),
      sql<boolean>`exists (select from training_certificate where associate_code = ${code} and kind = 'AML'
        and approval_status = 'Approved' and completed_on <= ${today}::date
        and completed_on + make_interval(months => ${amlMonths}::integer) >= ${today}::date)`.as('has_aml'),
      sql<boolean>`exists (select from training_certificate where associate_code = ${code} and kind = 'Annuity'
        and approval_status = 'Approved' and completed_on <= ${today}::date and valid_until >= ${today}::date
        and (state is null or state = ${state}))`.as('has_annuity_training'),
    ])
    .executeTakeFirstOrThrow();
  return {
    eo: { current: row.eo_current, expired_on: row.eo_expired_on },
    has_aml: row.has_aml,
    has_annuity_training: row.has_annuity_training,
  };
}

/** Every product somebody could sell today, with what its provider asks for. */
export async function openOffers(db: Db, today: string): Promise<Offer[]> {
  return offers(db)
    .where('product.status', '=', 'Published')
    .where('provider.status', '=', 'Active')
    .where((where) =>
      where.and([
        where.or([where('product.available_from', 'is', null), where('product.available_from', '<=', today)]),
        where.or([
          where('product.available_until', 'is', null),
          where('product.available_until', '>=', today),
        ]),
      ]),
    )
    .orderBy('provider.name_key')
    .orderBy('product.name_key')
    .execute();
}

/** Everything an associate holds that lets them sell, on one day. */
export async function authorityOf(db: Db, code: string, today: string) {
  const licenses = await validLicensesOf(db, code, today);
  const appointments = await db
    .selectFrom('provider_appointment')
    .select(['provider_id', 'state', 'status', 'effective_date'])
    .where('associate_code', '=', code)
    .where('status', 'not in', ['Declined', 'Terminated'])
    .execute();
  const trainings = await db
    .selectFrom('training_certificate')
    .select(['kind', 'state', 'completed_on', 'valid_until'])
    .where('associate_code', '=', code)
    .where('approval_status', '=', 'Approved')
    .where('kind', 'in', ['AML', 'Annuity'])
    .where('completed_on', '<=', today)
    .execute();
  return { licenses, appointments, trainings };
}
