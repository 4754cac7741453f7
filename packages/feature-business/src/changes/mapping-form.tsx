import { Banner, SelectField } from '@upline/ui-kit';
import { useTask } from '@upline/ui-kit/dialog/use-task.ts';
import { FileColumns } from '@upline/ui-kit/file-columns/file-columns.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useEffect, useState } from 'react';
import { type Change, type ChangeFields, missingNeeds } from './change-lists.ts';

export interface MappingFormProps {
  readonly change: Pick<Change, 'columns' | 'values'>;
  readonly fields: Pick<ChangeFields, 'importable' | 'needs'>;
  /** Called when columns are chosen that are not used yet, and when there are none of them any more. */
  readonly onEdited?: (isEdited: boolean) => void;
  readonly save: (mapping: {
    readonly fields: (string | null)[];
    readonly values: Record<string, string>;
  }) => Promise<unknown>;
}

/** Which column of the file is which field, and what lines without a value get. */
export function MappingForm({ change, fields: { importable, needs }, onEdited, save }: MappingFormProps) {
  const stored = change.columns.map(({ field }) => field);
  // What is chosen here outlives what is chosen in another tab meanwhile.
  const [chosen, setChosen] = useState<readonly (string | null)[]>();
  const [given, setGiven] = useState<Readonly<Record<string, string>>>();
  const mapping = chosen ?? stored;
  const values = given ?? change.values;
  const isChanged = JSON.stringify([mapping, values]) !== JSON.stringify([stored, change.values]);
  useEffect(() => {
    onEdited?.(isChanged);
    return () => onEdited?.(false);
  }, [isChanged]);
  const task = useTask(
    () => save({ fields: [...mapping], values: { ...values } }),
    () => undefined,
  );
  const missing = missingNeeds({ needs, importable }, (key) => mapping.includes(key) || key in values);
  const errorOf = (path: string) => task.problem?.fields.find(({ field }) => field === path)?.message;
  // A field that takes one of a few words can have one value for all lines.
  const common = importable.filter(({ key, kind }) => kind === 'enum' && !mapping.includes(key));
  return (
    <FileColumns
      columns={change.columns}
      fields={importable}
      mapping={mapping}
      onChange={setChosen}
      isChanged={isChanged}
      task={task}
      intro={
        missing.length > 0 && (
          <Banner tone="warning" title="Not every line can be added yet">
            Choose a column for {missing.join(', ')}.
          </Banner>
        )
      }
    >
      {common.length > 0 && (
        <div className={layout.close}>
          <p className={layout.muted}>For every line, where the file says nothing:</p>
          {common.map((field) => (
            <SelectField
              key={field.key}
              label={field.label}
              emptyLabel="Nothing"
              options={field.options}
              value={values[field.key] ?? ''}
              onChange={(value) => {
                const { [field.key]: _, ...rest } = values;
                task.forget();
                setGiven(value === '' ? rest : { ...rest, [field.key]: value });
              }}
              error={errorOf(`values.${field.key}`)}
            />
          ))}
        </div>
      )}
    </FileColumns>
  );
}
