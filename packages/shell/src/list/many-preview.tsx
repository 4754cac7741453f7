import { useQuery } from '@tanstack/react-query';
import { cleanFilter } from '@upline/domain';
import { Button } from '@upline/ui-kit';
import type { ListSelection } from '@upline/ui-kit/data-list/types.ts';
import { type FactColumn, FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { ActionForm } from '../actions/action-form.tsx';
import type { RecordAction } from '../actions/record-action.ts';
import { queryById } from '../data/by-id.ts';
import { inputOf, type ListOperations } from './load-list.ts';
import { type Act, formOf, type Outcome, type RowAnswer } from './run-many.ts';

/** As many rows as are decided at once. */
const MOST = 500;

/** What a list shows of each chosen row around a decision on several (R-ADM-03). */
export interface ManyPreview<Row> {
  /** What the row is; its status before and after follow by themselves. */
  readonly columns: readonly [FactColumn<Row>, ...FactColumn<Row>[]];
  readonly status: (row: Row) => string;
  /** Why a row cannot be decided, where the server says so. */
  readonly stays?: (row: Row) => string | null;
  /** Whether all rows that match the filter may be decided at once. */
  readonly matching?: boolean;
}

export interface ManyPreviewProps<Row extends object> {
  readonly preview: ManyPreview<Row>;
  readonly label: string;
  /** How the rows are called, with their number. */
  readonly counted: (rows: number) => string;
  readonly chosen: number;
  /** The chosen rows, or the filter by which they are read. */
  readonly rows: readonly Row[] | ListSelection['filter'];
  readonly operations: ListOperations;
  readonly rowKey: (row: Row) => string;
  readonly actionOf: (row: Row) => RecordAction | undefined;
  readonly run: (
    acts: readonly Act[],
    asked: Readonly<Record<string, unknown>>,
    onAnswer: (row: string, answer: RowAnswer) => void,
  ) => Promise<Outcome>;
  readonly onClose: () => void;
  /** Closed after every row was done. */
  readonly onDone: () => void;
}

/** Decides several rows: what would become of each, then what became of each (R-ADM-03). */
export function ManyPreviewDialog<Row extends object>(props: ManyPreviewProps<Row>) {
  const { rows, operations, label, counted, chosen, onClose } = props;
  const isGiven = Array.isArray(rows);
  const found = useQuery({
    ...queryById(
      operations.list,
      inputOf(
        operations,
        isGiven ? {} : { filter: cleanFilter(rows as ListSelection['filter']), limit: MOST },
      ),
    ),
    staleTime: 0,
    enabled: !isGiven,
  });
  // The preview stays as it was shown while the rows change under it.
  const [fixed, fix] = useState<readonly Row[]>();
  const read = isGiven
    ? (rows as readonly Row[])
    : (found.data as { rows: readonly Row[] } | undefined)?.rows;
  const shown = fixed ?? read;
  if (shown) return <Decisions {...props} rows={shown} onStart={() => fix(shown)} />;
  return (
    <Dialog opened title={`${label} ${counted(chosen)}`} size="xl" onClose={onClose}>
      {found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Loading label={label} />
      )}
    </Dialog>
  );
}

interface DecisionsProps<Row extends object> extends ManyPreviewProps<Row> {
  readonly rows: readonly Row[];
  readonly onStart: () => void;
}

type Answers = Readonly<Record<string, RowAnswer>>;

function Decisions<Row extends object>({
  preview,
  label,
  counted,
  chosen,
  rows,
  rowKey,
  actionOf,
  run,
  onStart,
  onClose,
  onDone,
}: DecisionsProps<Row>) {
  const [answers, setAnswers] = useState<Answers>();
  const [outcome, setOutcome] = useState<Outcome>();
  const acts = rows
    .flatMap((row) => {
      const action = actionOf(row);
      return action ? [{ row: rowKey(row), action }] : [];
    })
    .slice(0, MOST);
  const form = formOf(acts);
  const done = form?.many?.done ?? 'decided';
  const close = outcome?.refused.length === 0 ? onDone : onClose;
  const table = (
    <div className={layout.scrolls}>
      <Rows preview={preview} rows={rows} rowKey={rowKey} acts={acts} answers={answers} />
    </div>
  );
  const start = async (asked: object) => {
    onStart();
    setAnswers({});
    try {
      const result = await run(acts, { ...asked }, (row, answer) =>
        setAnswers((before) => ({ ...before, [row]: answer })),
      );
      setOutcome(result);
    } catch (error) {
      setAnswers(undefined);
      throw error;
    }
  };
  const isAsking = form !== undefined && outcome === undefined;
  return (
    <Dialog
      opened
      title={`${label} ${counted(chosen)}`}
      size="xl"
      locked={answers !== undefined && outcome === undefined}
      onClose={close}
      {...(isAsking
        ? {}
        : {
            footer: (
              <Button variant="filled" onClick={close} data-autofocus>
                Close
              </Button>
            ),
          })}
    >
      <p aria-live="polite">
        {outcome
          ? `${outcome.done.length} of ${counted(acts.length)} ${done}.`
          : `Nothing is changed yet. ${acts.length} of ${counted(rows.length)} can be ${done}; the others stay as they are.`}
      </p>
      {isAsking ? (
        <ActionForm
          action={{
            ...forMany(form),
            label,
            saveLabel: `${label} ${counted(acts.length)}`,
            preview: () => table,
          }}
          rows={acts.map(({ row }) => row)}
          send={start}
          onCancel={close}
          onDone={() => undefined}
        />
      ) : (
        table
      )}
    </Dialog>
  );
}

/** What an action asks, without what it says of the one row it was declared for. */
function forMany({ title, about, message, onDone, shows, preview, ...asked }: RecordAction): RecordAction {
  return { ...asked, input: {} };
}

interface RowsProps<Row extends object> extends Pick<ManyPreviewProps<Row>, 'preview' | 'rowKey'> {
  readonly rows: readonly Row[];
  readonly acts: readonly Act[];
  /** Undefined before anything is decided. */
  readonly answers: Answers | undefined;
}

/** Row by row: before, and what will become or became of it. */
function Rows<Row extends object>({ preview, rows, rowKey, acts, answers }: RowsProps<Row>) {
  const { columns, status, stays } = preview;
  const after = new Map(acts.map(({ row, action }) => [row, action.many?.after ?? '']));
  return (
    <FactTable
      label="Chosen rows"
      rows={rows}
      rowKey={rowKey}
      columns={[
        ...columns,
        { label: 'Before', of: (row) => <Status value={status(row)} /> },
        {
          label: answers ? 'Answer' : 'After',
          of: (row) => {
            const answer = answers?.[rowKey(row)];
            if (answer)
              return answer.isRefused ? `Refused: ${answer.words}` : <Status value={answer.words} />;
            const becomes = after.get(rowKey(row));
            if (becomes === undefined) return stays?.(row) ?? 'Stays as it is';
            return answers ? 'Waiting' : <Status value={becomes} />;
          },
        },
      ]}
    />
  );
}
