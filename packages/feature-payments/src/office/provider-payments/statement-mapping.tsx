import { useTask } from '@upline/ui-kit/dialog/use-task.ts';
import { FileColumns } from '@upline/ui-kit/file-columns/file-columns.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import type { StatementImport } from './statement-imports-table.tsx';

type Field = StatementImport['fields'][number]['key'];

export interface StatementMappingProps {
  readonly statement: Pick<StatementImport, 'columns' | 'fields' | 'provider' | 'actions'>;
  readonly save: (fields: (Field | null)[]) => Promise<unknown>;
}

const isSame = (a: readonly (Field | null)[], b: readonly (Field | null)[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Which column of the file is which field; remembered for the provider. Nothing while the columns cannot be chosen. */
export function StatementMapping({ statement, save }: StatementMappingProps) {
  const { columns, fields, provider, actions } = statement;
  const stored = columns.map(({ field }) => field);
  // What is chosen here outlives what another admin chooses meanwhile, also while the file is read with the other's columns.
  const [chosen, setChosen] = useState<readonly (Field | null)[]>();
  if (chosen && isSame(chosen, stored)) setChosen(undefined);
  const mapping = chosen ?? stored;
  const task = useTask(
    () => save([...mapping]),
    () => undefined,
  );
  if (!actions.includes('map')) return null;
  return (
    <FileColumns
      columns={columns}
      fields={fields}
      mapping={mapping}
      onChange={setChosen}
      isChanged={!isSame(mapping, stored)}
      task={task}
      intro={
        <p className={layout.muted}>What you choose is remembered for the next file of {provider.name}.</p>
      }
    />
  );
}
