import { useTask } from '@upline/ui-kit/dialog/use-task.ts';
import { FileColumns } from '@upline/ui-kit/file-columns/file-columns.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import type { StatementImport } from './statement-imports-table.tsx';

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
  const task = useTask(
    () => save([...mapping]),
    () => undefined,
  );
  return (
    <FileColumns
      columns={columns}
      fields={fields}
      mapping={mapping}
      onChange={setChosen}
      isChanged={JSON.stringify(mapping) !== JSON.stringify(stored)}
      task={task}
      intro={
        <p className={layout.muted}>What you choose is remembered for the next file of {provider.name}.</p>
      }
    />
  );
}
