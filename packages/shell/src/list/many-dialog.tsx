import { Button } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { useState } from 'react';
import { ActionForm } from '../actions/action-form.tsx';
import { formOf, type ManyActs, type Outcome } from './run-many.ts';

export interface ManyDialogProps extends ManyActs {
  /** What came of an action that asked nothing. */
  readonly outcome?: Outcome;
  readonly counted: (rows: number) => string;
  readonly nameOf: (row: string) => string;
  /** The name of a row is hidden while Privacy is on. */
  readonly isPrivate: boolean;
  readonly run: (asked: Readonly<Record<string, unknown>>) => Promise<Outcome>;
  readonly onClose: () => void;
  /** Every row was done. */
  readonly onDone: () => void;
}

/** Asks once for what an action of several rows needs, and says of each that was refused why (R-ADM-03). */
export function ManyDialog({ acts, outcome: given, counted, nameOf, isPrivate, ...rest }: ManyDialogProps) {
  const { run, onClose, onDone } = rest;
  const [answer, setAnswer] = useState(given);
  const most = formOf(acts);
  const label = most?.many?.label ?? '';
  if (answer)
    return (
      <Dialog
        opened
        title={`${counted(answer.refused.length)} left as before`}
        size="lg"
        onClose={onClose}
        footer={
          <Button variant="filled" onClick={onClose} data-autofocus>
            Close
          </Button>
        }
      >
        <ul>
          {answer.refused.map(({ row, message }) => (
            <li key={row}>
              {isPrivate ? <Private>{nameOf(row)}</Private> : nameOf(row)}: {message}
            </li>
          ))}
        </ul>
      </Dialog>
    );
  if (!most) return null;
  const { title, message, onDone: then, shows, ...asked } = most;
  return (
    <Dialog opened title={`${label}: ${counted(acts.length)}`} size="lg" onClose={onClose}>
      <ActionForm
        action={{ ...asked, label, saveLabel: label, input: {} }}
        rows={acts.map(({ row }) => row)}
        send={(values) => run({ ...values })}
        onCancel={onClose}
        onDone={(outcome) => {
          const { refused } = outcome as Outcome;
          if (refused.length === 0) onDone();
          else setAnswer(outcome as Outcome);
        }}
      />
    </Dialog>
  );
}
