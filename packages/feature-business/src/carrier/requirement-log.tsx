import { formatDate } from '@upline/domain';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import parts from '../parts.module.css';
import type { CarrierCase } from './case-view.tsx';

type Requirement = CarrierCase['requirements'][number];

export interface RequirementLogProps {
  readonly requirements: readonly Requirement[];
  /** Day of the company: what was due before is late. */
  readonly today: string;
}

function StateOf({ one, today }: { readonly one: Requirement; readonly today: string }) {
  const { closed_on, due_on } = one;
  if (closed_on) return <Status value={`Closed ${formatDate(closed_on)}`} tone="success" />;
  if (!due_on) return <Status value="Open" tone="warning" />;
  return due_on < today ? (
    <Status value={`Overdue since ${formatDate(due_on)}`} tone="danger" />
  ) : (
    <Status value={`Due ${formatDate(due_on)}`} tone="warning" />
  );
}

/** What the carrier waits for, open ones first, and what it has received. */
export function RequirementLog({ requirements, today }: RequirementLogProps) {
  if (requirements.length === 0) return <EmptyState>The carrier asks for nothing.</EmptyState>;
  const sorted = [
    ...requirements.filter(({ closed_on }) => !closed_on),
    ...requirements.filter(({ closed_on }) => closed_on),
  ];
  return (
    <ul className={layout.list} aria-label="Requirements">
      {sorted.map((one) => (
        <li key={`${one.text} ${one.ordered_on} ${one.due_on}`} className={parts.entry}>
          <div className={layout.entry}>
            <p className={layout.words}>{one.text}</p>
            <StateOf one={one} today={today} />
          </div>
          {one.ordered_on && (
            <p className={layout.muted}>
              Ordered <DateText value={one.ordered_on} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
