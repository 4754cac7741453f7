import { companyToday } from '@upline/domain';
import { Button, FieldRow, TextField } from '@upline/ui-kit';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import type { ClientValues } from './client-values.ts';

const MOST = 20;

/** Children and others the client provides for. */
export function DependentsFields({ form }: { readonly form: RecordFormState<ClientValues> }) {
  const { dependents } = form.values;
  const add = () =>
    form.insertListItem('dependents', {
      key: crypto.randomUUID(),
      name: '',
      relation: '',
      date_of_birth: '',
    });
  return (
    <FormSection title="Dependents">
      {dependents.map((dependent, index) => (
        <fieldset key={dependent.key}>
          <legend className="up-sr-only">Dependent {index + 1}</legend>
          <FieldRow>
            <TextField label="Name" required {...form.field(`dependents.${index}.name`)} />
            <TextField label="Relation" required {...form.field(`dependents.${index}.relation`)} />
          </FieldRow>
          <FieldRow>
            <DateField
              label="Date of Birth"
              max={companyToday()}
              {...form.field(`dependents.${index}.date_of_birth`)}
            />
            <Button variant="subtle" onClick={() => form.removeListItem('dependents', index)}>
              Remove dependent {index + 1}
            </Button>
          </FieldRow>
        </fieldset>
      ))}
      {dependents.length < MOST && (
        <div>
          <Button onClick={add}>Add dependent</Button>
        </div>
      )}
    </FormSection>
  );
}
