import { Button, Card, DateText, FactList, Status } from '@upline/ui-kit';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { onIntent, preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { Suspense, useState } from 'react';
import type { Prospect } from './form/prospect-values.ts';

// The form comes with the press that asks for it.
const PlanForm = preloadable(() => import('./form/plan-form.tsx').then((chunk) => chunk.PlanForm));

interface NextActionProps {
  readonly prospect: Prospect;
  readonly mayPlan: boolean;
}

/** What is next with a prospect, changed in place: it changes with every call. */
export function NextAction({ prospect, mayPlan }: NextActionProps) {
  const [isPlanning, setPlanning] = useState(false);
  const { next_action_date, next_action_note } = prospect;
  const isPlanned = Boolean(next_action_date || next_action_note);
  return (
    <Card
      title="Next action"
      actions={
        mayPlan &&
        !isPlanning && (
          <Button size="xs" variant="subtle" {...onIntent(PlanForm)} onClick={() => setPlanning(true)}>
            {isPlanned ? 'Change' : 'Plan'}
          </Button>
        )
      }
    >
      {isPlanning ? (
        <Suspense fallback={<Loading label="Next action" />}>
          <PlanForm prospect={prospect} onClose={() => setPlanning(false)} />
        </Suspense>
      ) : isPlanned ? (
        <FactList
          facts={[
            {
              label: 'Date',
              value: next_action_date && (
                <>
                  <DateText value={next_action_date} />
                  {prospect.overdue && !prospect.lost && (
                    <>
                      {' '}
                      <Status value="Overdue" tone="danger" />
                    </>
                  )}
                </>
              ),
            },
            {
              label: 'To do',
              value: next_action_note && <p className={layout.typed}>{next_action_note}</p>,
              private: 'name',
            },
          ]}
        />
      ) : (
        <p>Nothing is planned.</p>
      )}
    </Card>
  );
}
