import { companyToday } from '@upline/domain';
import { FieldsForm, recordField, useAccess, useSave } from '@upline/shell';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { useState } from 'react';
import { DocumentField } from '../documents/document-field.tsx';
import { useDocumentUpload } from '../documents/use-documents.ts';
import { type EnteredStep, type Program, type Step, stepValues } from './program.ts';
import classes from './training.module.css';

interface StepDialogProps {
  readonly program: Program;
  readonly step: Step & { readonly step: EnteredStep };
  readonly onClose: () => void;
}

/** A step that nobody can observe, with its day and its certificate. */
export function StepDialog({ program: given, step, onClose }: StepDialogProps) {
  const { country } = useAccess().user;
  const [program] = useState(given);
  const [values] = useState(() => stepValues(step.step));
  const [Field] = useState(() => recordField(values));
  const [start] = useState(() => values.valuesOf(program, country));
  const upload = useDocumentUpload('uploadTrainingDocument');
  const { send } = useSave({
    operation: 'enterTrainingStep',
    refresh: ['getOwnTrainingProgram'],
    message: `${step.label} saved`,
  });
  return (
    <Dialog opened title={step.label} onClose={onClose}>
      <FieldsForm
        values={values}
        noun="step"
        of={step.step}
        record={program}
        start={start}
        save={(body, version) => send({ body, ifMatch: version ?? program.version })}
        onSaved={onClose}
        onDone={onClose}
        cancel={onClose}
      >
        {(form) => (
          <div className={classes.part}>
            <Field name="on" required max={companyToday()} />
            <DocumentField
              label="Document"
              help="The certificate as you received it."
              field={form.field('document_id')}
              stored={step.document_id ? { id: step.document_id, name: 'The stored document' } : null}
              upload={upload}
            />
          </div>
        )}
      </FieldsForm>
    </Dialog>
  );
}
