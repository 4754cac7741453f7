import type { UseQueryResult } from '@tanstack/react-query';
import { DEFAULT_PAGE_SIZE } from '@upline/domain';
import { type Part, useAccess, useShortcuts } from '@upline/shell';
import { QuickSearch } from '@upline/ui-kit/data-list/toolbar/quick-search.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState, NoMatch } from '@upline/ui-kit/feedback/states.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { type ReactNode, useMemo, useRef } from 'react';
import classes from './board.module.css';
import type { PageSearch } from './board-search.ts';
import { BoardTable } from './board-table.tsx';
import type { BoardColumn, Ranked } from './columns.ts';
import { OwnPlace } from './own-place.tsx';
import { Pager } from './pager.tsx';
import { HideFigures, useHidesFigures } from './preference.tsx';
import { RefreshButton, type RefreshButtonProps } from './refresh-button.tsx';

interface Answer<Row> {
  readonly as_of: string;
  readonly from: string;
  readonly rows: readonly Row[];
  readonly own: Row | null;
}

interface BoardPageProps<Row extends Ranked> extends RefreshButtonProps {
  readonly title: string;
  readonly facts?: readonly ReactNode[];
  readonly back?: LinkTarget;
  readonly answer: Pick<UseQueryResult<Answer<Row>>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'>;
  readonly columns: readonly BoardColumn<Row>[];
  /** Whether the board knows the ranks of the period before. */
  readonly moves?: boolean;
  readonly search: PageSearch;
  readonly onSearch: (part: Part<PageSearch>) => void;
  readonly personAt?: (row: Row) => LinkTarget | undefined;
  /** What is chosen above the rows. */
  readonly controls?: ReactNode;
  /** More of the reader's own row. */
  readonly ownMore?: (row: Row) => ReactNode;
  readonly children?: ReactNode;
}

/** A board as a page: what is chosen, the reader's own place, and the ranked rows. */
export function BoardPage<Row extends Ranked>(props: BoardPageProps<Row>) {
  const { title, facts = [], back, area, board, answer, columns, moves = false, search, onSearch } = props;
  const { user } = useAccess();
  const isPortal = area === 'portal';
  const isHidden = useHidesFigures(isPortal);
  const { data } = answer;
  const own = isPortal ? user.code : undefined;
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        {...(back ? { back } : {})}
        facts={[
          ...facts,
          data && (
            <span key="from">
              Since <DateText value={data.from} />
            </span>
          ),
          data && (
            <span key="as-of">
              As of <DateText value={data.as_of} relative />
            </span>
          ),
        ]}
        secondary={
          <>
            {isPortal && <HideFigures />}
            <RefreshButton area={area} board={board} />
          </>
        }
      />
      <div className={classes.controls}>
        <BoardSearchBox search={search} onSearch={onSearch} />
        {props.controls}
      </div>
      {isPortal && data && (
        <OwnPlace row={data.own} columns={columns} moves={moves} isHidden={isHidden}>
          {data.own && props.ownMore?.(data.own)}
        </OwnPlace>
      )}
      {data ? (
        <Rows {...props} data={data} own={own} />
      ) : answer.error ? (
        <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <Loading label={title} shape="rows" count={10} />
      )}
      {props.children}
    </div>
  );
}

const isSlash = (event: KeyboardEvent) =>
  event.key === '/' && !(event.ctrlKey || event.metaKey || event.altKey);

function BoardSearchBox({ search, onSearch }: Pick<BoardPageProps<Ranked>, 'search' | 'onSearch'>) {
  const box = useRef<HTMLInputElement>(null);
  useShortcuts(
    useMemo(
      () => [
        { keys: ['/'], does: 'Search', group: 'Board', matches: isSlash, run: () => box.current?.focus() },
      ],
      [],
    ),
  );
  return (
    <QuickSearch
      box={box}
      label="Search by name or code"
      value={search.search ?? ''}
      onSearch={(text) => onSearch({ search: text, page: undefined })}
    />
  );
}

type RowsProps<Row extends Ranked> = BoardPageProps<Row> & {
  readonly data: Answer<Row>;
  readonly own: string | undefined;
};

function Rows<Row extends Ranked>(props: RowsProps<Row>) {
  const { title, data, answer, columns, moves = false, search, onSearch, personAt, own } = props;
  const page = search.page ?? 1;
  const toPage = (next: number) => onSearch({ page: next });
  if (data.rows.length === 0 && page > 1)
    return (
      <EmptyState action={{ label: 'Go to page 1', onClick: () => toPage(1) }}>
        There are no rows on this page.
      </EmptyState>
    );
  if (data.rows.length === 0 && search.search)
    return (
      <NoMatch onClear={() => onSearch({ search: undefined })}>
        Nobody on this board matches the search.
      </NoMatch>
    );
  if (data.rows.length === 0)
    return (
      <EmptyState>Nobody has figures in this period yet. They appear here with the first credit.</EmptyState>
    );
  return (
    <>
      <BoardTable
        label={title}
        rows={data.rows.slice(0, DEFAULT_PAGE_SIZE)}
        columns={columns}
        own={own}
        moves={moves}
        busy={answer.isPlaceholderData}
        {...(personAt ? { personAt } : {})}
      />
      <Pager page={page} hasMore={data.rows.length > DEFAULT_PAGE_SIZE} onPage={toPage} />
    </>
  );
}
