import type { ReactNode } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Private } from '../private/private.tsx';
import classes from './record-form.module.css';

/** One field that another person changed while this form was open. */
export interface ConflictChange {
  readonly path: string;
  readonly label: string;
  readonly theirs: ReactNode;
  readonly mine: ReactNode;
}

export interface ConflictPanelProps {
  readonly message: string;
  readonly changedBy: string | undefined;
  readonly changes: readonly ConflictChange[];
  readonly onReload: () => void;
  readonly onKeep: () => void;
}

/** 409 of a stale version: nothing typed is lost; the person sees who changed what and decides (R-GEN-04). */
export function ConflictPanel({ message, changedBy, changes, onReload, onKeep }: ConflictPanelProps) {
  return (
    <Banner tone="warning" live title={message}>
      <p>
        {changedBy ? (
          <>
            Changed by <Private>{changedBy}</Private>.{' '}
          </>
        ) : null}
        Your input is still here: reload to see the new values, or keep your changes and save again.
      </p>
      {changes.length > 0 && (
        <table className={classes.conflict}>
          <caption className="up-sr-only">What changed</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Now</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.path}>
                <th scope="row">{change.label}</th>
                <td>
                  <Private>{change.theirs}</Private>
                </td>
                <td>
                  <Private>{change.mine}</Private>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={classes.choices}>
        <Button size="xs" onClick={onReload}>
          Reload
        </Button>
        <Button size="xs" onClick={onKeep}>
          Keep my changes
        </Button>
      </div>
    </Banner>
  );
}
