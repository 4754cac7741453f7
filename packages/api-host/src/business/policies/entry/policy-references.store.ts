import type { AssociateStatus, TrainingProgramStatus } from '@upline/domain';
import { sql } from 'kysely';
import { findProduct, payTermsOf } from '../../../catalogue/products.store.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';

export interface PolicyPerson {
  readonly code: string;
  readonly name: string;
  readonly status: AssociateStatus;
  readonly join_date: string | null;
  readonly path: string | null;
  readonly shop_code: string | null;
  readonly is_supervised: boolean;
  readonly supervisor_code: string | null;
  readonly upline_rmd_code: string | null;
}

/** Associates by code; admins and unknown codes are left out. */
export async function peopleByCode(db: Db, codes: readonly string[]): Promise<Map<string, PolicyPerson>> {
  const rows = await db
    .selectFrom('app_user')
    .leftJoin('associate', 'associate.code', 'app_user.code')
    .select([
      'app_user.code',
      fullName('app_user').as('name'),
      'app_user.status',
      'app_user.join_date',
      sql<string | null>`app_user.path`.as('path'),
      sql<string | null>`app_user.shop_code`.as('shop_code'),
      sql<boolean>`coalesce(associate.under_heightened_supervision, false)`.as('is_supervised'),
      'associate.supervisor_code',
      'app_user.upline_rmd_code',
    ])
    .where('app_user.kind', '=', 'Associate')
    .where(isOneOf('app_user.code', [...new Set(codes)]))
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/** Whether the first is somewhere below the second. */
export function isBelow(person: PolicyPerson | undefined, upline: PolicyPerson | undefined): boolean {
  if (!person || !upline || person.path === null || upline.path === null) return false;
  return person.path !== upline.path && person.path.startsWith(upline.path);
}

/** A split across hierarchies needs an admin's word: other base shop, and neither is above the other (R-POL-02). */
export function isCrossHierarchy(a: PolicyPerson | undefined, b: PolicyPerson | undefined): boolean {
  return a?.shop_code !== b?.shop_code && !isBelow(a, b) && !isBelow(b, a);
}

/** Of a trainee: the state of the training program, null without one (domain.md 2.19). */
export async function trainingStatus(db: Db, code: string): Promise<TrainingProgramStatus | null> {
  const { rows } = await sql<{
    status: TrainingProgramStatus;
  }>`select status from training_program where associate_code = ${code}`.execute(db);
  return rows[0]?.status ?? null;
}

/** The number a carrier gave an associate for a state, from the live appointment. */
export async function writingNumberOf(db: Db, code: string, providerId: string, state: string) {
  const { rows } = await sql<{ writing_number: string | null }>`
    select writing_number from provider_appointment
    where associate_code = ${code} and provider_id = ${providerId} and state = ${state} and status = 'Appointed'`.execute(
    db,
  );
  return rows[0]?.writing_number ?? null;
}

/** What of a client the issue age is read from. */
export async function clientSecret(db: Db, id: string) {
  return db
    .selectFrom('client')
    .select(['id', 'date_of_birth_sealed'])
    .where('id', '=', id)
    .executeTakeFirst();
}

async function clientOf(db: Db, id: string) {
  return db
    .selectFrom('client')
    .select([
      'client.id',
      'client.owner_code',
      'client.date_of_birth_sealed',
      sql<string[]>`array(select associate_code from client_share where client_id = client.id)`.as(
        'shared_with',
      ),
    ])
    .where('client.id', '=', id)
    .executeTakeFirst();
}

async function providerById(db: Db, id: string) {
  return db
    .selectFrom('provider')
    .select(['id', 'name', 'status', 'writing_number_required', 'jit', 'pre_appointment_states'])
    .where('id', '=', id)
    .executeTakeFirst();
}

interface Asked {
  readonly provider_id: string;
  readonly product_id: string;
  readonly client_id?: string | undefined;
  readonly state: string;
  readonly writing_associate_code: string;
  readonly training_associate_code?: string | null | undefined;
  readonly splits: readonly { readonly associate_code: string }[];
}

/** Everything a policy form refers to, read in one go. */
export async function referencesOf(db: Db, asked: Asked, entererCode: string) {
  const writer = asked.writing_associate_code;
  const trainee = asked.training_associate_code ?? null;
  const codes = [writer, entererCode, ...asked.splits.map(({ associate_code }) => associate_code)];
  const people = await peopleByCode(db, trainee === null ? codes : [...codes, trainee]);
  const product = await findProduct(db, asked.product_id);
  const offer = product?.provider_id === asked.provider_id ? product : undefined;
  return {
    people,
    provider: await providerById(db, asked.provider_id),
    offer,
    terms: offer && (await payTermsOf(db, offer.id)),
    client: asked.client_id === undefined ? undefined : await clientOf(db, asked.client_id),
    training: trainee === null ? null : await trainingStatus(db, trainee),
    writing_number: await writingNumberOf(db, writer, asked.provider_id, asked.state),
    isBelow: (code: string, upline: string) => isBelow(people.get(code), people.get(upline)),
  };
}

export type References = Awaited<ReturnType<typeof referencesOf>>;
