import { PROSPECT_LOST_REASONS } from '@upline/domain';
import { deletion, type NamedAction, offered, recordAction, stepOf } from '@upline/shell';
import type { Prospect } from './form/prospect-values.ts';
import { PROSPECT_LISTS, PROSPECT_VIEWS } from './prospect-shown-by.ts';

/** What may be done to a prospect besides moving, in the list as on its own page (R-PRO-06, R-PRO-07). */
export const prospectActions = (
  prospect: Pick<Prospect, 'id' | 'version' | 'actions'>,
  onDeleted?: () => void,
): NamedAction[] => {
  const params = { id: prospect.id };
  const input = { params, ifMatch: prospect.version };
  return offered(prospect, {
    update: { label: 'Edit prospect', to: { to: '/business/prospects/$id/edit', params } },
    convert: { label: 'Convert to client', to: { to: '/business/prospects/$id/convert', params } },
    lose: recordAction({
      operation: 'loseProspect',
      label: 'Mark as lost',
      input,
      fields: [
        {
          name: 'lost_reason',
          label: 'Lost Reason',
          kind: 'choice',
          options: PROSPECT_LOST_REASONS,
          required: true,
          help: 'The prospect leaves the board and can be reopened in its stage.',
        },
      ],
      refresh: PROSPECT_VIEWS,
      message: 'Prospect marked as lost',
      many: { label: 'Mark as lost', done: 'marked as lost' },
    }),
    reopen: stepOf('prospect', ['Reopen', 'reopened'], {
      operation: 'reopenProspect',
      input,
      refresh: PROSPECT_VIEWS,
    }),
    delete: deletion('prospect', {
      operation: 'deleteProspect',
      input,
      refresh: PROSPECT_LISTS,
      onDone: onDeleted,
    }),
  });
};
