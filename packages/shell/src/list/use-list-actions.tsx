import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api-client';
import type { BulkAction, DataListProps, ListSelection, RowAction } from '@upline/ui-kit/data-list/types.ts';
import { lazyLayer } from '@upline/ui-kit/loading/lazy-layer.tsx';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { type ReactNode, useState } from 'react';
import { asks, isPage, type NamedAction } from '../actions/record-action.ts';
import { useDraftedAction } from '../actions/use-drafted-action.ts';
import { useRecordActions } from '../actions/use-record-actions.tsx';
import { useApi } from '../app/client.tsx';
import { createIntention, type Intention } from '../data/write.ts';
import { wordsOf } from './error-words.ts';
import type { ListOperations } from './load-list.ts';
import type { ManyDialogProps } from './many-dialog.tsx';
import type { ManyPreview, ManyPreviewProps } from './many-preview.tsx';
import { type Act, type ManyActs, type Outcome, type RowAnswer, runMany, sharedActions } from './run-many.ts';

const ManyDialog = lazyLayer<ManyDialogProps>(() =>
  import('./many-dialog.tsx').then((chunk) => chunk.ManyDialog),
);

const ManyPreviewDialog = lazyLayer<ManyPreviewProps<object>>(() =>
  import('./many-preview.tsx').then((chunk) => chunk.ManyPreviewDialog),
);

export interface ActingList<Row>
  extends Pick<DataListProps<Row>, 'rowKey' | 'noun' | 'rowActions' | 'columns'> {
  /** What may be done with a row, from the declaration that its record has as well. */
  readonly actions?: (row: Row) => readonly NamedAction[];
  /** What is shown of each row around those actions that say what it is `after`. */
  readonly preview?: ManyPreview<Row>;
  /** What is done with chosen rows in addition to their own actions. */
  readonly bulkActions?: readonly BulkAction[];
}

const NO_ROWS: readonly never[] = [];

type Drawn<Row> = Pick<DataListProps<Row>, 'rowActions' | 'bulkActions'> & { readonly dialogs: ReactNode };

/** A list's row menu and the bar over chosen rows, from the actions that the rows offer. */
export function useListActions<Row extends object>(
  list: ActingList<Row>,
  rows: readonly Row[],
  operations: ListOperations,
  canExport: boolean,
): Drawn<Row> {
  const { actions, rowKey, rowActions, bulkActions } = list;
  const { seen, hasMany } = useSeenRows(rows, rowKey, actions, canExport);
  // Rows that nothing can be done with together are not worth a checkbox.
  const canSelect = canExport || hasMany || (bulkActions?.length ?? 0) > 0;
  const [acting, setActing] = useState<string>();
  const row = acting === undefined ? undefined : seen.get(acting);
  const { start, dialog } = useRecordActions(row && actions ? actions(row) : []);
  useDraftedAction(
    actions ? rows : NO_ROWS,
    (row) => actions?.(row) ?? [],
    (action, row) => {
      setActing(rowKey(row));
      start(action);
    },
  );
  const many = useManyActs(list, (key) => seen.get(key), operations);
  if (!actions)
    return {
      ...(rowActions ? { rowActions } : {}),
      ...(bulkActions && canSelect ? { bulkActions } : {}),
      dialogs: null,
    };
  const entry =
    (row: Row) =>
    (action: NamedAction): RowAction =>
      isPage(action)
        ? { id: action.key === 'update' ? 'edit' : action.key, label: action.label, target: action.to }
        : {
            id: action.key,
            label: action.label,
            danger: action.danger ?? action.deletes !== undefined,
            onSelect: () => {
              setActing(rowKey(row));
              start(action);
            },
          };
  const shared = ({ ids }: ListSelection) =>
    sharedActions(
      ids.flatMap((id) => {
        const chosen = seen.get(id);
        return chosen ? [{ row: id, actions: actions(chosen) }] : [];
      }),
    );
  /** Which rows match is read once it is asked for; until then the rows of the page say what there is to do. */
  const ofMatching = () =>
    list.preview?.matching
      ? sharedActions(rows.map((row) => ({ row: rowKey(row), actions: actions(row) }))).filter(
          ({ acts }) => acts[0]?.action.many?.after,
        )
      : [];
  return {
    rowActions: (row) => [...(rowActions?.(row) ?? []), ...actions(row).map(entry(row))],
    ...(canSelect
      ? {
          bulkActions: (selection: ListSelection) => [
            ...(bulkActions ?? []),
            ...(selection.mode === 'matching' ? ofMatching() : shared(selection)).map((acts) =>
              many.actionOf(acts, selection),
            ),
          ],
        }
      : {}),
    dialogs: (
      <>
        {dialog}
        {many.dialog}
      </>
    ),
  };
}

/** Rows of other pages stay chosen; what they offer is known from when they were shown. */
function useSeenRows<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  actions: ((row: Row) => readonly NamedAction[]) | undefined,
  canExport: boolean,
) {
  const [seen] = useState(() => new Map<string, Row>());
  const [last] = useState<{ rows?: readonly Row[]; hasMany: boolean }>({ hasMany: false });
  // A list draws itself far more often than its rows change, and they may be ten thousand.
  if (actions && last.rows !== rows) {
    for (const row of rows) seen.set(rowKey(row), row);
    // Rows that can be exported have a checkbox whatever else they offer.
    last.hasMany ||=
      !canExport && rows.some((row) => actions(row).some((action) => !isPage(action) && action.many));
    last.rows = rows;
  }
  return { seen, hasMany: last.hasMany };
}

/** What is asked of several rows before an action, or what came of it. */
type Asking = ManyActs & { readonly outcome?: Outcome; readonly close: (isDone: boolean) => void };

/** A decision whose rows are previewed. */
interface Deciding {
  readonly acts: ManyActs;
  readonly selection: ListSelection;
  readonly close: (isDone: boolean) => void;
}

function useManyActs<Row extends object>(
  { noun, columns, rowKey, actions, preview }: ActingList<Row>,
  rowOf: (key: string) => Row | undefined,
  operations: ListOperations,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [intentions] = useState(() => new Map<string, Intention>());
  const [asking, setAsking] = useState<Asking>();
  const [deciding, setDeciding] = useState<Deciding>();
  const intentionOf = (key: string) => {
    const known = intentions.get(key) ?? createIntention();
    intentions.set(key, known);
    return known;
  };
  const counted = (count: number) => `${count} ${count === 1 ? noun.one : noun.many}`;
  const run = async (
    { name, acts }: ManyActs,
    asked: Readonly<Record<string, unknown>>,
    onAnswer?: (row: string, answer: RowAnswer) => void,
  ) => {
    const outcome = await runMany(api, acts, asked, (row) => intentionOf(`${name} ${row}`), onAnswer);
    const { many } = acts[0]?.action ?? {};
    const refresh = new Set(acts.flatMap(({ action }) => action.refresh));
    for (const id of refresh) void queryClient.invalidateQueries({ queryKey: [id] });
    if (outcome.done.length > 0) toast.success(`${counted(outcome.done.length)} ${many?.done}`);
    return outcome;
  };
  /** Answers whether all was done: only then the rows are no longer chosen. */
  const ask = (asked: ManyActs & { readonly outcome?: Outcome }) =>
    new Promise<boolean>((resolve) => {
      const close = (isDone: boolean) => {
        setAsking(undefined);
        resolve(isDone);
      };
      setAsking({ ...asked, close });
    });
  const decide = (acts: ManyActs, selection: ListSelection) =>
    new Promise<boolean>((resolve) => {
      const close = (isDone: boolean) => {
        setDeciding(undefined);
        resolve(isDone);
      };
      setDeciding({ acts, selection, close });
    });
  const onRun = async (acts: ManyActs, selection: ListSelection): Promise<boolean> => {
    if (preview && acts.acts[0]?.action.many?.after) return decide(acts, selection);
    if (acts.acts.some(({ action }) => asks(action))) return ask(acts);
    try {
      const outcome = await run(acts, {});
      return outcome.refused.length === 0 || (await ask({ ...acts, outcome }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(wordsOf(error));
      return false;
    }
  };
  const title = columns.find(({ cardRole }) => cardRole === 'title') ?? columns[0];
  const nameOf = (key: string) => {
    const row = rowOf(key);
    const value = row && title && (title.value ? title.value(row) : Reflect.get(row, title.id));
    return String(value ?? key);
  };
  return {
    actionOf: (acts: ManyActs, selection: ListSelection): BulkAction => {
      const { label = '', after } = acts.acts[0]?.action.many ?? {};
      const { length } = acts.acts;
      const isWhole = length === selection.count || selection.mode === 'matching';
      return {
        id: acts.name,
        label: isWhole ? label : `${label} (${length})`,
        danger: acts.acts[0]?.action.danger ?? false,
        matching: after !== undefined && preview?.matching === true,
        onRun: (chosen) => onRun(acts, chosen),
      };
    },
    dialog: (
      <>
        {asking && (
          <ManyDialog
            {...asking}
            counted={counted}
            nameOf={nameOf}
            isPrivate={title?.secret === true}
            run={(asked) => run(asking, asked)}
            onClose={() => asking.close(false)}
            onDone={() => asking.close(true)}
          />
        )}
        {deciding && preview && actions && (
          <ManyPreviewDialog
            {...previewOf(deciding, rowOf)}
            preview={preview as ManyPreview<object>}
            operations={operations}
            counted={counted}
            rowKey={rowKey as (row: object) => string}
            actionOf={(row) => {
              const found = actions(row as Row).find(({ key }) => key === deciding.acts.name);
              return found && !isPage(found) ? found : undefined;
            }}
            run={(acts: readonly Act[], asked, onAnswer) =>
              run({ name: deciding.acts.name, acts }, asked, onAnswer)
            }
          />
        )}
      </>
    ),
  };
}

/** The chosen rows as they were when the question was asked, or the filter of those that match. */
const previewOf = <Row extends object>(
  { acts, selection: { mode, ids, filter, count }, close }: Deciding,
  rowOf: (key: string) => Row | undefined,
) => ({
  label: acts.acts[0]?.action.many?.label ?? '',
  chosen: count,
  rows: mode === 'matching' ? filter : ids.flatMap((id) => rowOf(id) ?? []),
  onClose: () => close(false),
  onDone: () => close(true),
});
