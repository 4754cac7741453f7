import { formatDate, mayMoveProspect, PROSPECT_STAGES, type ProspectStage } from '@upline/domain';
import { ActionMenu, Link, Private, Status, usePrivateText } from '@upline/ui-kit';
import { type DragEvent, type KeyboardEvent, memo, useState } from 'react';
import type { ProspectRow } from '../prospects-table.tsx';
import classes from './board.module.css';

/** Type of what is dragged: nothing else is taken by a column. */
export const CARD_TYPE = 'application/x-upline-prospect';

export interface BoardCardProps {
  readonly row: ProspectRow;
  readonly hintId: string;
  /** The card is on its way: its answer has not come yet. */
  readonly isMoving: boolean;
  readonly onMove: (row: ProspectRow, stage: ProspectStage) => void;
  readonly onDrag: (row: ProspectRow | undefined) => void;
}

const days = (count: number) => (count === 0 ? 'today' : count === 1 ? '1 day' : `${count} days`);

/** A prospect on the board: who, what is next, how long here. Dragged, moved by its menu, or by Shift and the arrows. */
export const BoardCard = memo(function BoardCard({ row, hintId, isMoving, onMove, onDrag }: BoardCardProps) {
  const privately = usePrivateText();
  const [dragged, setDragged] = useState(false);
  const mayMove = row.actions.includes('move') && !isMoving;
  const targets = PROSPECT_STAGES.filter((stage) => mayMoveProspect(row.stage, stage));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!event.shiftKey || step === 0 || !mayMove) return;
    const stage = PROSPECT_STAGES[PROSPECT_STAGES.indexOf(row.stage) + step];
    if (!stage) return;
    event.preventDefault();
    onMove(row, stage);
  };
  const onDragStart = (event: DragEvent) => {
    event.dataTransfer.setData(CARD_TYPE, row.id);
    event.dataTransfer.effectAllowed = 'move';
    setDragged(true);
    onDrag(row);
  };
  const onDragEnd = () => {
    setDragged(false);
    onDrag(undefined);
  };

  return (
    <li
      className={classes.card}
      data-dragged={dragged || undefined}
      data-moving={isMoving || undefined}
      draggable={mayMove}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
    >
      <div className={classes.head}>
        <Link
          to={{ to: '/business/prospects/$id', params: { id: row.id } }}
          className={classes.name}
          draggable={false}
          data-card={row.id}
          onKeyDown={onKeyDown}
          aria-describedby={mayMove ? hintId : undefined}
        >
          <Private>{row.name}</Private>
        </Link>
        {mayMove && (
          <ActionMenu
            label={`Move ${privately(row.name)}`}
            actions={targets.map((stage) => ({
              key: stage,
              label: stage,
              onClick: () => onMove(row, stage),
            }))}
          />
        )}
      </div>
      {row.next_action_date || row.next_action_note ? (
        <p className={classes.next}>
          {row.next_action_date &&
            (row.overdue ? (
              <Status value={`Overdue ${formatDate(row.next_action_date)}`} tone="danger" />
            ) : (
              formatDate(row.next_action_date)
            ))}
          {row.next_action_note && <span className={classes.note}>{row.next_action_note}</span>}
        </p>
      ) : (
        <p className={classes.muted}>No next action</p>
      )}
      <p className={classes.muted}>
        {row.kind}
        <span aria-hidden> · </span>
        <span title="Time in this stage">{days(row.days_in_stage)}</span>
      </p>
    </li>
  );
});
