import type { OperationAnswer } from '@upline/api-client';
import { messages } from '@upline/domain';
import { type NamedAction, offered, type RowOf, recordAction } from '@upline/shell';
import { LAPSE_SAVES_SHOWN_BY } from './lapse-save-lists.ts';

export type LapseSave = OperationAnswer<'getLapseSave'>;

const OUTCOMES = ['No Answer', 'Reached', 'Promised', 'Paid', 'Lost'] as const;

/** What is done about a late premium, as the row offers it. */
export const lapseSaveActions = (late: RowOf<'listLapseSaves'>): NamedAction[] =>
  offered(late, {
    log_call: recordAction({
      operation: 'logLapseSaveCall',
      label: 'Log call',
      title: 'Log call',
      input: { params: { id: late.id }, ifMatch: late.version },
      fields: [
        { name: 'outcome', label: 'Outcome', kind: 'choice', options: OUTCOMES, required: true },
        {
          name: 'promised_on',
          label: 'Promised For',
          kind: 'date',
          help: 'The day the client pays, if the outcome is Promised.',
        },
        { name: 'note', label: 'Note', rows: 4, maxLength: 2_000, help: 'Uplines do not read it.' },
      ],
      check: ({ outcome, promised_on }) => ({
        promised_on:
          outcome === 'Promised' && !promised_on
            ? messages.required('Promised For')
            : outcome !== 'Promised' && promised_on
              ? 'Promised For goes with Promised only'
              : undefined,
      }),
      refresh: LAPSE_SAVES_SHOWN_BY,
      message: 'Call logged',
    }),
  });
