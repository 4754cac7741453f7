import { addDays } from '@upline/domain';
import { DateField } from '@upline/ui-kit';
import classes from './tree-panel.module.css';
import type { TreeSearch } from './tree-search.ts';

interface TreeDaysProps {
  readonly search: TreeSearch;
  readonly today: string;
  readonly onChange: (days: Pick<TreeSearch, 'day' | 'since'>) => void;
}

/** The day of the tree, and the earlier one it is compared with. */
export function TreeDays({ search: { day, since }, today, onChange }: TreeDaysProps) {
  const days = (changed: { day?: string; since?: string }) => {
    const next = { day: day ?? '', since: since ?? '', ...changed };
    onChange({ ...(next.day && { day: next.day }), ...(next.since && { since: next.since }) });
  };
  return (
    <div className={classes.days}>
      <DateField
        label="As of"
        hideLabel
        placeholder="As of today"
        value={day ?? ''}
        max={addDays(today, -1)}
        onChange={(value) => days({ day: value })}
      />
      <DateField
        label="Compare with"
        hideLabel
        placeholder="Compare with"
        value={since ?? ''}
        max={addDays(day ?? today, -1)}
        onChange={(value) => days({ since: value })}
      />
    </div>
  );
}
