import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { mayMoveProspect, PROSPECT_STAGES, type ProspectStage } from '@upline/domain';
import { listed } from '@upline/shell';
import { Banner, Button, IconButton, Link, SelectField, useNarrow } from '@upline/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import type { ProspectRow } from '../prospects-table.tsx';
import classes from './board.module.css';
import { BoardCard, CARD_TYPE } from './board-card.tsx';

export interface BoardProps {
  readonly rows: readonly ProspectRow[];
  /** All of each stage, also those the board does not hold. */
  readonly counts: ReadonlyMap<ProspectStage, number>;
  /** Where cards stand whose move is on its way. */
  readonly moving: ReadonlyMap<string, ProspectStage>;
  readonly announcement: string;
  /** Why the last move was taken back. */
  readonly problem?: string | undefined;
  readonly onForget: () => void;
  readonly onMove: (row: ProspectRow, stage: ProspectStage) => void;
}

/** The eight stages side by side, one at a time where the page is narrow. */
export function Board(props: BoardProps) {
  const { rows, counts, moving, announcement, problem, onForget, onMove } = props;
  const narrow = useNarrow();
  const hintId = useId();
  const [shown, setShown] = useState<ProspectStage>(PROSPECT_STAGES[0]);
  const [dragged, setDragged] = useState<ProspectRow>();
  const board = useRef<HTMLDivElement>(null);
  const followed = useRef<string>(undefined);

  const stageOf = (row: ProspectRow) => moving.get(row.id) ?? row.stage;
  const standing = Map.groupBy(rows, stageOf);
  const countOf = (stage: ProspectStage) =>
    (counts.get(stage) ?? 0) +
    rows.reduce((sum, row) => sum + Number(stageOf(row) === stage) - Number(row.stage === stage), 0);

  // A card that moved by key or menu keeps the focus in its new column.
  useEffect(() => {
    const id = followed.current;
    if (id === undefined) return;
    const link = board.current?.querySelector<HTMLElement>(`[data-card="${id}"]`);
    if (link && document.activeElement !== link) link.focus({ preventScroll: false });
    if (!moving.has(id)) followed.current = undefined;
  });
  const move = (row: ProspectRow, stage: ProspectStage) => {
    if (!mayMoveProspect(row.stage, stage)) return;
    followed.current = row.id;
    if (narrow) setShown(stage);
    onMove(row, stage);
  };

  const stages = narrow ? [shown] : PROSPECT_STAGES;
  return (
    <>
      {problem && (
        <Banner tone="danger" title="Not moved">
          {problem}{' '}
          <Button variant="subtle" size="xs" onClick={onForget}>
            Dismiss
          </Button>
        </Banner>
      )}
      <p className="up-sr-only" role="status">
        {announcement}
      </p>
      <p id={hintId} hidden>
        Shift and the left or right arrow move this card one stage.
      </p>
      {narrow && <StagePicker shown={shown} countOf={countOf} onShow={setShown} />}
      <div ref={board} className={classes.board}>
        {stages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            count={countOf(stage)}
            rows={standing.get(stage) ?? []}
            moving={moving}
            hintId={hintId}
            dragged={dragged}
            onDrag={setDragged}
            onMove={move}
          />
        ))}
      </div>
    </>
  );
}

interface StagePickerProps {
  readonly shown: ProspectStage;
  readonly countOf: (stage: ProspectStage) => number;
  readonly onShow: (stage: ProspectStage) => void;
}

/** Which column a narrow page shows. */
function StagePicker({ shown, countOf, onShow }: StagePickerProps) {
  const at = PROSPECT_STAGES.indexOf(shown);
  const step = (by: number) => {
    const stage = PROSPECT_STAGES[at + by];
    if (stage) onShow(stage);
  };
  return (
    <div className={classes.picker}>
      <IconButton label="Previous stage" disabled={at === 0} onClick={() => step(-1)}>
        <IconChevronLeft size={20} stroke={1.75} />
      </IconButton>
      <SelectField
        label="Stage"
        hideLabel
        required
        value={shown}
        options={PROSPECT_STAGES.map((stage) => ({ value: stage, label: `${stage} (${countOf(stage)})` }))}
        onChange={(value) => onShow(value as ProspectStage)}
      />
      <IconButton label="Next stage" disabled={at === PROSPECT_STAGES.length - 1} onClick={() => step(1)}>
        <IconChevronRight size={20} stroke={1.75} />
      </IconButton>
    </div>
  );
}

interface ColumnProps extends Pick<BoardProps, 'rows' | 'moving' | 'onMove'> {
  readonly stage: ProspectStage;
  readonly count: number;
  readonly hintId: string;
  readonly dragged: ProspectRow | undefined;
  readonly onDrag: (row: ProspectRow | undefined) => void;
}

function Column({ stage, count, rows, moving, hintId, dragged, onDrag, onMove }: ColumnProps) {
  const [over, setOver] = useState(false);
  const id = useId();
  const takes = dragged !== undefined && mayMoveProspect(dragged.stage, stage);
  const more = count - rows.length;
  return (
    <section
      className={classes.column}
      data-takes={takes || undefined}
      data-over={(takes && over) || undefined}
      aria-labelledby={id}
      onDragOver={(event) => {
        if (!takes || !event.dataTransfer.types.includes(CARD_TYPE)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (dragged && takes) onMove(dragged, stage);
        // The card leaves the document of this column, so it never receives its own end of the drag.
        onDrag(undefined);
      }}
    >
      <h2 id={id} className={classes.stage}>
        {stage} <span className={classes.count}>{count}</span>
      </h2>
      <ul className={classes.cards}>
        {rows.map((row) => (
          <BoardCard
            key={row.id}
            row={row}
            hintId={hintId}
            isMoving={moving.has(row.id)}
            onMove={onMove}
            onDrag={onDrag}
          />
        ))}
      </ul>
      {rows.length === 0 && <p className={classes.none}>Nobody here</p>}
      {more > 0 && (
        <Link
          to={{
            to: '/business/prospects',
            search: listed('listProspects', { filter: { stage: { eq: stage } } }),
          }}
          className={classes.more}
        >
          {more} more in the list
        </Link>
      )}
    </section>
  );
}
