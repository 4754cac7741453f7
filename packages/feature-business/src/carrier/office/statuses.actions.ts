import type { OperationAnswer } from '@upline/api-client';
import { POLICY_LIFECYCLES } from '@upline/domain';
import { type NamedAction, recordAction, updatedMessage } from '@upline/shell';

export type Word = OperationAnswer<'listCarrierStatuses'>['rows'][number];

/** What a carrier's word means is for the home office to say (domain.md 2.21). */
export const wordActions = ({ provider_id, provider, text, lifecycle, version }: Word): NamedAction[] => [
  {
    key: 'map',
    ...recordAction({
      operation: 'mapCarrierStatus',
      label: lifecycle ? 'Change' : 'Map',
      title: `What “${text}” of ${provider} means`,
      saveLabel: 'Save',
      input: { ifMatch: version },
      body: { provider_id, text },
      fields: [
        {
          name: 'lifecycle',
          label: 'Lifecycle',
          kind: 'choice',
          options: POLICY_LIFECYCLES,
          required: true,
          initial: lifecycle,
        },
      ],
      refresh: ['listCarrierStatuses'],
      message: updatedMessage('Status'),
    }),
  },
];
