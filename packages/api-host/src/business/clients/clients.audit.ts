import { currencyOf, formatMoney, formatPhone, maskLastFour } from '@upline/domain';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import { recordTrail } from '../../platform/audit/record-trail.ts';
import { addressLine } from '../../platform/operation/address.ts';
import { trailFields } from '../../platform/operation/record-fields.ts';
import { displayName } from './clients.record.ts';
import type { ClientValues } from './clients.rules.ts';
import { clientBody } from './clients.schemas.ts';
import type { ClientRow } from './clients.store.ts';

/** A client as the trail compares it: every field a text, a number or a flag. */
type Trail = Omit<ClientValues, 'address' | 'mailing' | 'dependents'> & {
  readonly address: string;
  readonly mailing: string | null;
  readonly dependents: string | null;
};

const money = (value: number, client: Trail) =>
  formatMoney(value, currencyOf(client.address.endsWith('Canada') ? 'Canada' : 'USA'));

/** Birth dates show the year only, the document's number its last four, dependents their count (R-AUD-02). */
const FIELDS = trailFields<typeof clientBody.shape, Trail>(clientBody, {
  date_of_birth: { show: (value) => `**/**/${value.slice(0, 4)}` },
  phone: { show: formatPhone },
  id_document_number: { show: maskLastFour },
  annual_income_cents: { show: money },
  net_worth_cents: { show: money },
  dependents: { show: (value) => String((JSON.parse(value) as unknown[]).length) },
});

const trail = (values: ClientValues): Trail => ({
  ...values,
  address: addressLine(values.address),
  mailing: values.mailing ? addressLine(values.mailing) : null,
  dependents: values.dependents.length > 0 ? JSON.stringify(values.dependents) : null,
});

/** The changed fields as the audit trail shows them. */
export function clientChanges(before: ClientValues | undefined, after: ClientValues | undefined) {
  return auditChanges<Trail>(FIELDS, before && trail(before), after && trail(after));
}

export const clientTrail = recordTrail<ClientRow>('client', displayName);
