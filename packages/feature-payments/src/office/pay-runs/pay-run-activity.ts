import type { OperationAnswer } from '@upline/api-client';

type Entry = OperationAnswer<'listPayRunAudit'>['rows'][number];

const DONE: Readonly<Record<string, string>> = {
  'pay_run create': 'Drafted',
  'pay_run update': 'Changed',
  'pay_run close': 'Closed',
  'pay_run release': 'Payouts confirmed',
  'payout transition': 'Payout returned',
};

/** What happened, in a few words; what is not the run itself is named. */
export function trailTitle({ entity, entity_label, action, changes }: Entry): string | undefined {
  if (entity === 'bank_file')
    return changes.some(({ field }) => field === 'Account Numbers')
      ? `${entity_label} downloaded`
      : `${entity_label} made`;
  if (entity === 'pay_run' && action === 'transition')
    return changes.some(({ field, new: to }) => field === 'Status' && to === 'Draft')
      ? 'Put back to draft'
      : 'Opened for review';
  if (entity === 'pay_run' && action === 'update' && changes.some(({ new: to }) => to === 'Closing'))
    return 'Closing begun';
  const words = DONE[`${entity} ${action}`];
  return words && (entity === 'payout' ? `${words}: ${entity_label}` : words);
}
