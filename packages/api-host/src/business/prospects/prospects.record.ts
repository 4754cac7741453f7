import { daysBetween, emailKey, foldText } from '@upline/domain';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { countOfProspect } from '../analyses/analyses.store.ts';
import { prospectActions } from './prospects.actions.ts';
import type { ProspectAnswer, ProspectBody } from './prospects.schemas.ts';
import type { ProspectRow } from './prospects.store.ts';
import { linksOf, movesOf, type ProspectListRow } from './prospects.store.ts';

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

/** A row as lists show it on that company day. */
export function toRow(caller: Caller, today: string, { owner_code, ...row }: ProspectListRow) {
  return {
    ...row,
    days_in_stage: daysBetween(companyDay(row.stage_at), today),
    overdue: row.next_action_date !== null && row.next_action_date < today,
    actions: prospectActions.of(caller, { ...row, analyses: null }),
  };
}

/** The whole record, with the client or associate that the prospect became and the stages it has passed. */
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
    actions: prospectActions.of(caller, { ...row, analyses: await countOfProspect(db, row.id) }),
  };
}
