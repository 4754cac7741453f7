import { InlineEdit, recordField } from '@upline/shell';
import { useUpdateProspect } from './prospect-form.mutations.ts';
import { type Prospect, prospectValues } from './prospect-values.ts';

const Field = recordField(prospectValues);

interface PlanFormProps {
  readonly prospect: Prospect;
  readonly onClose: () => void;
}

/** When something is done next with a prospect, and what. */
export function PlanForm({ prospect, onClose }: PlanFormProps) {
  const { send } = useUpdateProspect();
  return (
    <InlineEdit
      values={prospectValues}
      noun="next action"
      record={prospect}
      save={(body, ifMatch) => send({ params: { id: prospect.id }, body, ifMatch })}
      onClose={onClose}
    >
      <Field name="next_action_date" />
      <Field name="next_action_note" />
    </InlineEdit>
  );
}
