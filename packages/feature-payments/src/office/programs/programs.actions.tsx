import { companyToday } from '@upline/domain';
import { deletion, type NamedAction, offered, type RowOf, recordAction } from '@upline/shell';
import { EQUITY_SHOWN_BY } from './equity-list.ts';

const REASON_LENGTH = 5;

/** What may be done with a grant, as its row offers it (R-EQS-03). */
export function equityActions(lot: RowOf<'listAllEquityCredits'>): NamedAction[] {
  const input = { params: { id: lot.id }, ifMatch: lot.version };
  return offered(lot, {
    export: recordAction({
      operation: 'moveEquityCredits',
      label: 'Mark as exported',
      title: 'Mark grant as exported',
      about: 'The grant was reported to the administrator of the plan.',
      input,
      body: { to: 'Exported' },
      refresh: EQUITY_SHOWN_BY,
      message: 'Grant exported',
    }),
    release: recordAction({
      operation: 'moveEquityCredits',
      label: 'Mark as released',
      title: 'Mark grant as released',
      about: 'Everything of it is vested, and the administrator of the plan has released it.',
      input,
      body: { to: 'Released' },
      refresh: EQUITY_SHOWN_BY,
      message: 'Grant released',
    }),
    delete: deletion('grant', {
      operation: 'deleteEquityCredits',
      input,
      refresh: EQUITY_SHOWN_BY,
    }),
  });
}

/** A grant by hand. */
export const granting = (): NamedAction => ({
  key: 'grant',
  ...recordAction({
    operation: 'grantEquityCredits',
    label: 'Grant credits',
    input: {},
    about: 'Credits vest by 20 % with each full year from the grant date. They have no cash value.',
    fields: [
      { name: 'associate_code', label: 'Associate', kind: 'associate', required: true },
      { name: 'grant_date', label: 'Grant Date', kind: 'date', required: true, initial: companyToday() },
      { name: 'credits', label: 'Credits', kind: 'count', required: true },
      { name: 'note', label: 'Note', required: true, minLength: REASON_LENGTH, maxLength: 500, rows: 3 },
    ],
    refresh: EQUITY_SHOWN_BY,
    message: ({ associate, credits }) => `${credits} credits granted to ${associate.name}`,
  }),
});

/** Everything of a terminated associate is forfeited. */
export const forfeiting = (): NamedAction => ({
  key: 'forfeit',
  ...recordAction({
    operation: 'forfeitEquityCredits',
    label: 'Forfeit for cause',
    danger: true,
    input: {},
    about:
      'All credits of an associate who was terminated for cause are forfeited, vested ones too. What is not vested is forfeited with every termination.',
    fields: [{ name: 'associate_code', label: 'Associate', kind: 'associate', required: true }],
    reason: REASON_LENGTH,
    refresh: EQUITY_SHOWN_BY,
    message: ({ forfeited }) => (forfeited === 1 ? '1 grant forfeited' : `${forfeited} grants forfeited`),
  }),
});
