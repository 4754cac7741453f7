import type { UseQueryResult } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { TEAM_TYPE_NAMES, type TeamType, teamTypesOf } from '@upline/domain';
import { useAccess, useChoose, usePageAt } from '@upline/shell';
import { LazySelectField } from '@upline/ui-kit/field/lazy-select-field.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { BoardPage } from '../board/board-page.tsx';
import { type BoardSearch, boardOf, boardSearch } from '../board/board-search.ts';
import { POINTS } from '../board/board-words.ts';
import type { Area } from '../board/operations.ts';
import { PeriodControl } from '../board/period-control.tsx';
import { PointsField } from '../board/points-field.tsx';
import { pointsColumns } from './points-columns.tsx';

const BridgeDialog = lazy(() =>
  import('../bridge/bridge-dialog.tsx').then((chunk) => ({ default: chunk.BridgeDialog })),
);

interface PointsBoardProps {
  readonly area: Area;
  readonly title: string;
  readonly facts?: readonly ReactNode[];
  readonly back?: LinkTarget;
  readonly answer: UseQueryResult<OperationAnswer<'getLeaderboard'>>;
  readonly search: BoardSearch;
  /** The page itself, to which links add a person; the same object for as long as it is the same page. */
  readonly here: LinkTarget;
}

/** A board of one kind of points and one category, over a period (domain.md 5.2 to 5.4). */
export function PointsBoard(props: PointsBoardProps) {
  const { area, title, facts, back, answer, search, here } = props;
  const { user } = useAccess();
  const pageAt = usePageAt();
  const asked = boardOf(search);
  const { unit } = POINTS[asked.points_type];
  const explainedAt = useCallback(
    (code: string): LinkTarget => ({
      ...here,
      search: (now: Record<string, unknown>) => ({ ...now, person: code }),
    }),
    [here],
  );
  const columns = useMemo(
    () => pointsColumns(unit, asked.period, explainedAt),
    [unit, asked.period, explainedAt],
  );
  const choose = useChoose(boardSearch);
  // Another board begins on its first page.
  const chooseBoard = (part: BoardSearch) => choose({ ...part, page: undefined });
  const memberAt = (code: string) => pageAt(area === 'admin' ? `/associates/${code}` : `/team/${code}`);
  return (
    <BoardPage
      area={area}
      title={title}
      {...(facts ? { facts } : {})}
      {...(back ? { back } : {})}
      answer={answer}
      columns={columns}
      moves={answer.data?.rows.some(({ previous_rank }) => previous_rank !== null) ?? false}
      board={asked}
      search={search}
      onSearch={choose}
      personAt={(row) => (row.is_explained ? memberAt(row.user.code) : undefined)}
      controls={
        <>
          <PointsField points={asked.points_type} onChange={(points) => chooseBoard({ points })} />
          <LazySelectField
            label="Category"
            hideLabel
            required
            value={asked.category}
            options={teamTypesOf(area === 'admin' || user.is_senior_level).map((type) => ({
              value: type,
              label: TEAM_TYPE_NAMES[type],
            }))}
            onChange={(category) => chooseBoard({ category: category as TeamType })}
          />
          <PeriodControl period={asked.period} onChange={(period) => chooseBoard({ period })} />
        </>
      }
    >
      {search.person && (
        <Suspense>
          <BridgeDialog
            area={area}
            code={search.person}
            board={asked}
            explainedAt={explainedAt}
            onClose={() => choose({ person: undefined })}
          />
        </Suspense>
      )}
    </BoardPage>
  );
}
