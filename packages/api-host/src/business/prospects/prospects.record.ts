import { daysBetween, emailKey, foldText } from '@upline/domain';
import type { Caller } from '../../platform/caller.ts';
import { companyDay } from '../../platform/company-time.ts';
import type { Db } from '../../platform/database.ts';
import type { ProspectAction, ProspectAnswer, ProspectBody } from './prospects.schemas.ts';
import { linksOf, movesOf, type ProspectListRow, type ProspectRow } from './prospects.store.ts';

const SHOWN_MOVES = 100;

/** The name as shown and as in audit entries. */
export const prospectName = ({ first_name, last_name }: Pick<ProspectRow, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;

/** The checked values as columns: folded keys beside name and email. */
export const toColumns = (values: ProspectBody) => ({
  ...values,
  referred_by: values.source === 'Referral' ? values.referred_by : null,
  name_key: foldText(prospectName(values)),
  email_key: values.email === null ? null : emailKey(values.email),
});

/** What the caller may do with a prospect of the own book, as it stands (R-PRO-06, 7.3). */
function actionsOf(caller: Caller, row: Pick<ProspectRow, 'lost' | 'converted_client_id'>): ProspectAction[] {
  if (!caller.permissions.has('prospects.write') || caller.isReadOnly) return [];
  return [
    'update',
    ...(row.lost ? (['reopen'] as const) : (['move', 'lose'] as const)),
    ...(row.converted_client_id === null && caller.permissions.has('clients.write')
      ? (['convert'] as const)
      : []),
    ...(caller.proxyAdminCode === undefined ? (['delete'] as const) : []),
  ];
}

/** A row as lists show it on that company day. */
export function toRow(caller: Caller, today: string, { owner_code, ...row }: ProspectListRow) {
  return {
    ...row,
    days_in_stage: daysBetween(companyDay(row.stage_at), today),
    overdue: row.next_action_date !== null && row.next_action_date < today,
    actions: actionsOf(caller, row),
  };
}

/** The whole record with whom it became and where it has been. */
export async function toAnswer(
  { db, caller, today }: { readonly db: Db; readonly caller: Caller; readonly today: string },
  row: ProspectRow,
): Promise<ProspectAnswer> {
  const { name_key, email_key, created_by, updated_by, owner_code, ...shown } = row;
  const { client, associate } = await linksOf(db, row);
  const moves = await movesOf(db, row.id, SHOWN_MOVES);
  return {
    ...shown,
    name: prospectName(row),
    days_in_stage: daysBetween(companyDay(row.stage_at), today),
    overdue: row.next_action_date !== null && row.next_action_date < today,
    client: client ?? null,
    associate: associate ?? null,
    history: moves.map(({ id, from_stage, to_stage, at, by_code, by_name }, index) => {
      const later = moves[index - 1];
      return {
        id: String(id),
        from: from_stage,
        to: to_stage,
        at,
        by: by_code === null ? null : { code: by_code, name: by_name ?? by_code },
        days: daysBetween(companyDay(at), later ? companyDay(later.at) : today),
      };
    }),
    actions: actionsOf(caller, row),
  };
}
