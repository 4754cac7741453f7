import type { ReactNode } from 'react';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import type { useTask } from '../dialog/use-task.ts';
import { RequestId } from '../errors/request-id.tsx';
import { SelectField } from '../field/select-field.tsx';
import { Private } from '../private/private.tsx';
import layout from '../styles/layout.module.css';
import classes from './file-columns.module.css';

export interface FileColumnsProps<Key extends string> {
  /** Columns of the file in their order, each with some of its values. */
  readonly columns: readonly { readonly heading: string; readonly samples: readonly string[] }[];
  readonly fields: readonly { readonly key: Key; readonly label: string }[];
  /** The field of each column; null leaves the column out. A field is offered until a column has it. */
  readonly mapping: readonly (Key | null)[];
  readonly onChange: (mapping: readonly (Key | null)[]) => void;
  readonly isChanged: boolean;
  /** Keeps the mapping; what it refuses of a column, as `fields.{index}`, stands at that column. */
  readonly task: ReturnType<typeof useTask>;
  /** Above the table. */
  readonly intro?: ReactNode;
  /** Below the table. */
  readonly children?: ReactNode;
}

/** Which column of a file that is imported is which field. */
export function FileColumns<Key extends string>(props: FileColumnsProps<Key>) {
  const { columns, fields, mapping, onChange, isChanged, task, intro, children } = props;
  const choose = (at: number, value: string) => {
    task.forget();
    const chosen = fields.find(({ key }) => key === value)?.key ?? null;
    onChange(mapping.map((key, index) => (index === at ? chosen : key)));
  };
  return (
    <Card title="Columns">
      <div className={layout.block}>
        {intro}
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Column of the file</th>
              <th scope="col">For example</th>
              <th scope="col">Field</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ heading, samples }, index) => (
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
                    options={fields
                      .filter(({ key }) => key === mapping[index] || !mapping.includes(key))
                      .map(({ key, label }) => ({ value: key, label }))}
                    value={mapping[index] ?? ''}
                    onChange={(value) => choose(index, value)}
                    error={task.problem?.fields.find(({ field }) => field === `fields.${index}`)?.message}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {children}
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
