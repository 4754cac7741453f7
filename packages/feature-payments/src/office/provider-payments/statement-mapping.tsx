import { Banner, Button, SelectField } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { useTask } from '@upline/ui-kit/dialog/use-task.ts';
import { RequestId } from '@upline/ui-kit/errors/request-id.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import type { StatementImport } from './statement-imports-table.tsx';
import classes from './statements.module.css';

type Field = StatementImport['fields'][number]['key'];

export interface StatementMappingProps {
  readonly statement: Pick<StatementImport, 'columns' | 'fields' | 'provider'>;
  readonly save: (fields: (Field | null)[]) => Promise<unknown>;
}

/** Which column of the file is which field; remembered for the provider. */
export function StatementMapping({ statement: { columns, fields, provider }, save }: StatementMappingProps) {
  const stored = columns.map(({ field }) => field);
  // What is chosen here outlives what another admin chooses meanwhile.
  const [chosen, setChosen] = useState<readonly (Field | null)[]>();
  const mapping = chosen ?? stored;
  const isChanged = JSON.stringify(mapping) !== JSON.stringify(stored);
  const task = useTask(
    () => save([...mapping]),
    () => undefined,
  );
  const choose = (at: number, value: string) => {
    task.forget();
    const field = fields.find(({ key }) => key === value)?.key ?? null;
    setChosen(mapping.map((one, index) => (index === at ? field : one)));
  };
  return (
    <Card title="Columns">
      <div className={layout.block}>
        <p className={layout.muted}>What you choose is remembered for the next file of {provider.name}.</p>
        <table className={classes.columns}>
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
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {task.problem && (
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
