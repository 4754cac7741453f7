import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@upline/domain';
import { sealValues } from '../money/payout-information/payout-information.record.ts';
import type { TestHost } from './test-host.ts';

interface BankAccount {
  /** How long ago it was approved; by default long enough for every pay run. */
  readonly ageMs?: number;
  readonly account?: string;
  readonly canada?: boolean;
}

/** Approved payout information of an associate, without which a pay run leaves the person out (R-PAY-02). */
export async function giveBankAccount(
  { db, clock, platform }: Pick<TestHost, 'db' | 'clock' | 'platform'>,
  code: string,
  { ageMs = 2 * DAY_MS, account = '000123456789', canada = false }: BankAccount = {},
): Promise<string> {
  const id = randomUUID();
  const at = new Date(clock.now().getTime() - ageMs);
  const values = {
    tax_entity: 'Individual' as const,
    company_name: null,
    tax_number: null,
    name_on_account: `Holder of ${code}`,
    account_type: 'Checking' as const,
    bank_name: 'First Bank',
    routing_number: canada ? null : '021000021',
    institution_number: canada ? '003' : null,
    transit_number: canada ? '00012' : null,
    account_number: account,
    document_id: null,
  };
  await db
    .insertInto('payout_information')
    .values({
      ...sealValues(platform.vault, id, values),
      id,
      associate_code: code,
      country: canada ? 'Canada' : 'USA',
      currency: canada ? 'CAD' : 'USD',
      status: 'Approved',
      rejection_reason: null,
      rejection_text: null,
      approved_at: at,
      decided_by: null,
      created_at: at,
      created_by: null,
      updated_at: at,
      updated_by: null,
    })
    .execute();
  return id;
}
