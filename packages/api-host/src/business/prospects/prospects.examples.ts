import { STAMP } from '../../platform/operation/field-examples.ts';
import { recordExamples } from '../../platform/operation/record-examples.ts';
import { prospect, prospectBody, prospectListRow } from './prospects.schemas.ts';

/** Example requests and answers of the document. */
export const prospectExamples = recordExamples(
  '8c1f2d6e-9b34-4b1f-9a55-0d6b3e7f4a12',
  { body: prospectBody, answer: prospect, row: prospectListRow },
  {
    name: 'Noah Reyes',
    phone: '5125550171',
    stage: 'Contacted',
    days_in_stage: 4,
    version: 2,
    actions: ['update', 'move', 'lose', 'convert', 'delete'],
    history: [
      {
        id: '41',
        from: 'New Prospect',
        to: 'Contacted',
        at: STAMP,
        by: { code: 'U000123', name: 'Dev Patel' },
        days: 4,
      },
    ],
  },
);
