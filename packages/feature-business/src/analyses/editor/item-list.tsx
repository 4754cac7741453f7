import { Button, IconButton } from '@upline/ui-kit';
import { IconX } from '@upline/ui-kit/icons/icons.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import classes from '../analyses.module.css';

const MOST = 30;

export interface ItemListProps {
  /** `debt` */
  readonly noun: string;
  readonly legend: string;
  readonly count: number;
  /** Shown while there is none. */
  readonly empty: string;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly children: (index: number) => ReactNode;
}

/** A list of the form that grows: debts, children, goals. */
export function ItemList({ noun, legend, count, empty, onAdd, onRemove, children }: ItemListProps) {
  return (
    <fieldset className={classes.items}>
      <legend className="up-sr-only">{legend}</legend>
      {count === 0 && <p className={layout.muted}>{empty}</p>}
      {Array.from({ length: count }, (_, index) => (
        <fieldset key={index} className={classes.item}>
          <legend className="up-sr-only">
            {noun.charAt(0).toUpperCase() + noun.slice(1)} {index + 1}
          </legend>
          <div className={layout.close}>{children(index)}</div>
          <IconButton label={`Remove ${noun} ${index + 1}`} onClick={() => onRemove(index)}>
            <IconX size={16} stroke={1.75} />
          </IconButton>
        </fieldset>
      ))}
      {count < MOST && (
        <div>
          <Button size="xs" onClick={onAdd}>
            Add {noun}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
