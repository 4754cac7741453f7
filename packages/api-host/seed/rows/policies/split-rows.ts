import type { Db } from '../../../src/platform/database/database.ts';
import { bulkInsert } from '../../bulk-insert.ts';
import { addDays } from '../../days.ts';
import type { Random } from '../../random.ts';
import { addSale, empty, PAYMENTS, type SellingPerson, type SoldProduct } from '../sale-rows.ts';

const WRITER = 'jo';
const PARTNER = 'mia';
const PARTNER_BPS = 6_000;
const MODAL_CENTS = 24_000;
const SUBMITTED_DAYS_AGO = 4;

/** A split of more than half that the partner has accepted and that waits for the home office (R-POL-02). */
export async function seedSplit(db: Db, random: Random, today: string): Promise<void> {
  const writer = await sellerOf(db, WRITER);
  const partner = await sellerOf(db, PARTNER);
  const product = (await db
    .selectFrom('product')
    .selectAll()
    .where('code', '=', 'GT20')
    .executeTakeFirstOrThrow()) as SoldProduct;
  const { id: client_id } = await db
    .selectFrom('client')
    .select('id')
    .where('owner_code', '=', writer.code)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rows = empty();
  addSale(rows, random, {
    number: `GT-${writer.code.slice(1)}60`,
    product,
    client_id,
    state: writer.place.state,
    mode: 'Monthly',
    modal: MODAL_CENTS,
    target: MODAL_CENTS * PAYMENTS.Monthly,
    face: 40_000_000,
    shares: [
      { person: writer, share_bps: 10_000 - PARTNER_BPS, approval_status: 'Approved' },
      { person: partner, share_bps: PARTNER_BPS, approval_status: 'Pending For Admin' },
    ],
    trainee: undefined,
    submit_date: addDays(today, -SUBMITTED_DAYS_AGO),
    issue_date: null,
    placed_date: null,
    paid_to_date: null,
    termination_date: null,
    termination_reason: null,
    lifecycle: 'Pending',
    business_status: 'Pending',
    is_replacement: false,
    requirement: undefined,
    reversed_on: undefined,
  });
  await bulkInsert(db, 'policy', rows.policy);
  await bulkInsert(db, 'policy_share', rows.policy_share);
  await bulkInsert(db, 'point_entry', rows.point_entry);
}

/** The person, with the next leader upwards as the only upline: a share names its shop by it. */
async function sellerOf(db: Db, username: string): Promise<SellingPerson> {
  const { code, level_code, upline_rmd_code, country, address_state } = await db
    .selectFrom('app_user')
    .select(['code', 'level_code', 'upline_rmd_code', 'country', 'address_state'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const alike = {
    key: undefined,
    place: { country: country ?? 'USA', state: address_state ?? '' },
    status: 'Active',
    joinedDaysAgo: 0,
    upline: undefined,
    directs: [],
  };
  return {
    ...alike,
    code,
    key: username,
    level: level_code ?? '',
    upline: upline_rmd_code === null ? undefined : { ...alike, code: upline_rmd_code, level: 'RMD' },
  };
}
