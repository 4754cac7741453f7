import type { OperationAnswer } from '@upline/api-client';
import { companyToday, formatMonth } from '@upline/domain';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { BeforeAfter } from '../before-after.tsx';
import { EXCHANGE_SHOWN_BY } from './exchange-list.ts';

export type Agreement = OperationAnswer<'getExchangeLeg'>;

const REASON_LENGTH = 5;

/** What the home office does with an agreement, as it offers it (R-MNY-35). */
export const agreementActions = (agreement: Agreement): NamedAction[] =>
  offered(agreement, {
    end: recordAction({
      operation: 'endExchangeLeg',
      label: 'End agreement',
      danger: true,
      about: (
        <BeforeAfter
          changes={[
            {
              label: 'Shared',
              before: `From ${formatMonth(agreement.starts_on)} on`,
              after: 'Until the month you enter; what is shared already stays',
            },
          ]}
        />
      ),
      input: { params: { id: agreement.id }, ifMatch: agreement.version },
      fields: [
        {
          name: 'ends_on',
          label: 'Last Month',
          kind: 'date',
          required: true,
          initial: companyToday(),
          help: 'Any day of the last month that counts.',
        },
      ],
      reason: REASON_LENGTH,
      refresh: EXCHANGE_SHOWN_BY,
      message: 'Exchange agreement ended',
    }),
  });

/** Writes down which leg a new RMD leaves with the promoting RMD. */
export const createAgreement = (onCreated: (id: string) => void): NamedAction => ({
  key: 'create',
  ...recordAction({
    operation: 'createExchangeLeg',
    label: 'Create agreement',
    title: 'Create exchange agreement',
    about:
      'The promoting RMD is the senior upline of the new one. In a month with 50,000 and more issued BV in the own base shop the new RMD receives 50% of the overrides of the leg, from 25,000 on 25%.',
    input: {},
    fields: [
      { name: 'new_rmd_code', label: 'New RMD', kind: 'associate', required: true },
      {
        name: 'leg_code',
        label: 'Leg',
        kind: 'associate',
        required: true,
        help: 'Somebody in the base shop of the promoting RMD.',
      },
      {
        name: 'starts_on',
        label: 'First Month',
        kind: 'date',
        required: true,
        initial: companyToday(),
        help: 'Any day of the first month that counts.',
      },
    ],
    refresh: EXCHANGE_SHOWN_BY,
    message: 'Exchange agreement created successfully',
    onDone: ({ id }) => onCreated(id),
  }),
});
