import type { OperationAnswer } from '@upline/api-client';
import { useApi, useGo, useSave } from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { APPOINTMENTS_SHOWN_BY } from './office-appointment-list.ts';

type Answer = OperationAnswer<'assignWritingNumbers'>;
type Result = Answer['results'][number];

interface Shown extends Answer {
  readonly csv: string;
}

// Spreadsheet programs give their own type to the same files.
const TYPES = { 'text/csv': 'CSV', 'application/vnd.ms-excel': 'CSV' } as const;
const MOST_BYTES = 120_000;
const COLUMNS = 'associate_code, provider, state, writing_number, effective_date';

const plural = (n: number) => (n === 1 ? '1 row' : `${n} rows`);

/** `appointments/writing-numbers`: many numbers from a file, each row shown before anything is written (R-ADM-03). */
export function WritingNumbersScreen() {
  const api = useApi();
  const go = useGo();
  const [shown, setShown] = useState<Shown>();
  const apply = useSave({ operation: 'assignWritingNumbers', refresh: [...APPOINTMENTS_SHOWN_BY] });
  const good = shown?.results.filter(({ ok }) => ok).length ?? 0;
  const preview = async (file: File, signal: AbortSignal) => {
    const csv = await file.text();
    const answer = await api.call('assignWritingNumbers', { body: { csv, apply: false }, signal });
    setShown({ ...answer, csv });
    return { id: file.name };
  };
  return (
    <>
      <PageHeader title="Writing numbers" back={{ to: '/appointments' }} />
      <div className={layout.stack}>
        {shown?.applied ? (
          <Banner
            tone="success"
            live
            title={`${plural(good)} applied`}
            actions={<Button onClick={() => void go({ to: '/appointments' })}>Back to the board</Button>}
          >
            Rows that were refused changed nothing. Correct them and send them again.
          </Banner>
        ) : (
          <Card title="File">
            <div className={layout.stack}>
              <FileUpload
                label="CSV file"
                required
                accept={TYPES}
                maxSize={MOST_BYTES}
                help={`Columns: ${COLUMNS}. At most 1,000 rows; without a date today counts.`}
                upload={(file, { signal }) => preview(file, signal)}
                onChange={([id]) => {
                  if (id === undefined) setShown(undefined);
                }}
              />
              {shown && (
                <div className={layout.entry}>
                  <p>
                    {good} of {plural(shown.results.length)} can be applied. Nothing has been written yet.
                  </p>
                  <Button
                    variant="filled"
                    disabled={good === 0}
                    loading={apply.saving}
                    onClick={() =>
                      void apply.save({ body: { csv: shown.csv, apply: true } }, (answer) =>
                        setShown({ ...answer, csv: shown.csv }),
                      )
                    }
                  >
                    Apply {plural(good)}
                  </Button>
                </div>
              )}
              {apply.error && (
                <Banner tone="danger" live title={apply.error.message}>
                  Nothing was written.
                </Banner>
              )}
            </div>
          </Card>
        )}
        {shown && (
          <Card title={shown.applied ? 'Result' : 'Preview'}>
            <Results results={shown.results} applied={shown.applied} />
          </Card>
        )}
      </div>
    </>
  );
}

function Results({ results, applied }: { readonly results: readonly Result[]; readonly applied: boolean }) {
  return (
    <FactTable
      label="Rows"
      rows={results}
      rowKey={({ line }) => String(line)}
      columns={[
        {
          label: 'Associate',
          of: ({ line, associate_code }) => (
            <>
              <Private>{associate_code}</Private> <span className={layout.small}>line {line}</span>
            </>
          ),
        },
        { label: 'Provider', of: ({ provider }) => provider },
        { label: 'State', of: ({ state }) => state },
        { label: 'Writing Number', of: ({ writing_number }) => <Private>{writing_number}</Private> },
        {
          label: 'Result',
          of: ({ ok, message }) =>
            ok ? (
              <Status value={applied ? 'Applied' : 'Can be applied'} tone="success" />
            ) : (
              <>
                <Status value="Refused" tone="danger" /> {message}
              </>
            ),
        },
      ]}
    />
  );
}
