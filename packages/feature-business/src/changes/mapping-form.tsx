import { Banner, Button, SelectField } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { useTask } from '@upline/ui-kit/dialog/use-task.ts';
import { RequestId } from '@upline/ui-kit/errors/request-id.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useEffect, useState } from 'react';
import { type Change, type ChangeFields, missingNeeds } from './change-lists.ts';
import classes from './changes.module.css';

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
  const edit = (run: () => void) => {
    task.forget();
    run();
  };
  const missing = missingNeeds({ needs, importable }, (key) => mapping.includes(key) || key in values);
  const errorOf = (path: string) => task.problem?.fields.find(({ field }) => field === path)?.message;
  // A field that takes one of a few words can have one value for all lines.
  const common = importable.filter(({ key, kind }) => kind === 'enum' && !mapping.includes(key));
  return (
    <Card title="Columns">
      <div className={layout.block}>
        {missing.length > 0 && (
          <Banner tone="warning" title="Not every line can be added yet">
            Choose a column for {missing.join(', ')}.
          </Banner>
        )}
        <table className={classes.columns}>
          <thead>
            <tr>
              <th scope="col">Column of the file</th>
              <th scope="col">For example</th>
              <th scope="col">Field</th>
            </tr>
          </thead>
          <tbody>
            {change.columns.map(({ heading, samples }, index) => (
              <tr key={`${index}-${heading}`}>
                <td>{heading}</td>
                <td className={layout.muted}>
                  <Private>{samples.join(', ') || '—'}</Private>
                </td>
                <td>
                  <SelectField
                    label={`Field of ${heading}`}
                    hideLabel
                    emptyLabel="Leave out"
                    options={importable
                      .filter(({ key }) => key === mapping[index] || !mapping.includes(key))
                      .map(({ key, label }) => ({ value: key, label }))}
                    value={mapping[index] ?? ''}
                    onChange={(field) =>
                      edit(() => setChosen(mapping.map((one, at) => (at === index ? field || null : one))))
                    }
                    error={errorOf(`fields.${index}`)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
                onChange={(value) =>
                  edit(() => {
                    const { [field.key]: _, ...rest } = values;
                    setGiven(value === '' ? rest : { ...rest, [field.key]: value });
                  })
                }
                error={errorOf(`values.${field.key}`)}
              />
            ))}
          </div>
        )}
        {task.problem && task.problem.fields.length === 0 && (
          <Banner tone="danger" live title={task.problem.message}>
            The columns are as they were, and what you chose is kept.
            <RequestId id={task.problem.requestId} />
          </Banner>
        )}
        <div>
          <Button
            {...(isChanged ? { variant: 'filled' } : {})}
            disabled={!isChanged}
            loading={task.processing}
            onClick={() => void task.run()}
          >
            Use these columns
          </Button>
        </div>
      </div>
    </Card>
  );
}
