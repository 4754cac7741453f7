import { InlineEdit, recordField, updatedMessage } from '@upline/shell';
import { PROSPECT_VIEWS } from '../prospect-shown-by.ts';
import { type Prospect, prospectValues } from './prospect-values.ts';

const Field = recordField(prospectValues);

interface PlanFormProps {
  readonly prospect: Prospect;
  readonly onClose: () => void;
}

/** When something is done next with a prospect, and what. */
export function PlanForm({ prospect, onClose }: PlanFormProps) {
  return (
    <InlineEdit
      values={prospectValues}
      noun="next action"
      record={prospect}
      operation="updateProspect"
      input={{ params: { id: prospect.id } }}
      refresh={PROSPECT_VIEWS}
      message={updatedMessage('Prospect')}
      onClose={onClose}
    >
      <Field name="next_action_date" />
      <Field name="next_action_note" />
    </InlineEdit>
  );
}
