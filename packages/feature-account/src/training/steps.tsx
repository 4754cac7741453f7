import { useMay } from '@upline/shell';
import { Button, Card, DateText } from '@upline/ui-kit';
import { IconCircle, IconCircleCheck } from '@upline/ui-kit/icons/icons.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { type ReactNode, useState } from 'react';
import { useDocument } from '../documents/use-documents.ts';
import { isEnteredStep, type Program } from './program.ts';
import { StepDialog } from './step-dialog.tsx';
import classes from './training.module.css';

/** The checklist: most steps tick themselves, two are entered with a day and a certificate. */
export function Steps({ program }: { readonly program: Program }) {
  const [dialog, setDialog] = useState<ReactNode>();
  const mayRead = useMay('getTrainingDocument');
  const mayEnter = useMay('enterTrainingStep') && program.actions.includes('enter_step');
  const open = useDocument('getTrainingDocument');
  return (
    <Card title="Steps">
      <ul className={layout.list} aria-label="Steps">
        {program.checklist.map((entry) => {
          const { step, label, is_done, on, document_id } = entry;
          return (
            <li key={step} className={classes.step}>
              {is_done ? (
                <IconCircleCheck className={classes.done} size={20} stroke={1.75} aria-hidden />
              ) : (
                <IconCircle size={20} stroke={1.75} aria-hidden />
              )}
              <span className={classes.words}>
                {label}
                <span className="up-sr-only">{is_done ? ', done' : ', not done yet'}</span>
                {on && (
                  <span className={layout.muted}>
                    {' '}
                    <DateText value={on} />
                  </span>
                )}
              </span>
              <span className={classes.buttons}>
                {document_id && mayRead && (
                  <Button
                    size="xs"
                    variant="subtle"
                    aria-label={`Open document of ${label}`}
                    onClick={() => void open(document_id, label)}
                  >
                    Document
                  </Button>
                )}
                {isEnteredStep(step) && mayEnter && (
                  <Button
                    size="xs"
                    aria-label={`${is_done ? 'Change' : 'Enter'} ${label}`}
                    onClick={() =>
                      setDialog(
                        <StepDialog
                          program={program}
                          step={{ ...entry, step }}
                          onClose={() => setDialog(undefined)}
                        />,
                      )
                    }
                  >
                    {is_done ? 'Change' : 'Enter'}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {dialog}
    </Card>
  );
}
