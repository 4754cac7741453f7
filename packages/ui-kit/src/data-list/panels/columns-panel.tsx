import type { ListOrder } from '@upline/domain';
import { type DragEvent, useRef, useState } from 'react';
import { changeColumn, type LaidColumn, moveColumn } from '../model/columns.ts';
import { dropIndex } from '../model/reorder.ts';
import { QuietButton } from '../toolbar/quiet-button.tsx';
import type { ColumnPreference } from '../types.ts';
import { ColumnLine } from './column-line.tsx';
import styles from './panels.module.css';
import { SheetOrPopover } from './sheet-or-popover.tsx';
import { SortFields } from './sort-fields.tsx';

interface ColumnsPanelProps {
  laid: readonly LaidColumn<never>[];
  order: ListOrder;
  narrow: boolean;
  onColumns: (columns: readonly ColumnPreference[]) => void;
  onOrder: (order: ListOrder) => void;
  onClose: () => void;
}

/** Which columns are shown, in which order, how wide and which stay while scrolling sideways. */
export function ColumnsPanel({ laid, order, narrow, onColumns, onOrder, onClose }: ColumnsPanelProps) {
  const [announcement, announce] = useState('');
  const from = useRef(-1);
  const move = (id: string, to: number) => {
    const target = Math.max(1, Math.min(laid.length - 1, to));
    onColumns(moveColumn(laid, id, target));
    const name = laid.find((entry) => entry.id === id)?.column.label;
    announce(`${name} moved to position ${target + 1} of ${laid.length}.`);
  };
  const drag = {
    onDragStart: (event: DragEvent<HTMLElement>) => {
      from.current = Number(event.currentTarget.dataset.place);
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent<HTMLElement>) => event.preventDefault(),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      const box = event.currentTarget.getBoundingClientRect();
      const below = event.clientY > box.top + box.height / 2;
      const moved = laid[from.current];
      if (moved) move(moved.id, dropIndex(from.current, Number(event.currentTarget.dataset.place), below));
      from.current = -1;
    },
  };
  return (
    <SheetOrPopover
      title={narrow ? 'Sort and fields' : 'Columns'}
      narrow={narrow}
      width={352}
      position="bottom-end"
      onClose={onClose}
    >
      {narrow && <SortFields columns={laid} order={order} onOrder={onOrder} />}
      <div className={styles.head}>
        <h3 className={styles.heading}>{narrow ? 'Fields' : 'Columns'}</h3>
        <QuietButton onClick={() => onColumns([])}>Reset</QuietButton>
      </div>
      <ul className={styles.lines}>
        {laid.map((entry, index) => (
          <ColumnLine
            key={entry.id}
            entry={entry}
            index={index}
            count={laid.length}
            narrow={narrow}
            drag={entry.title ? {} : { draggable: true, ...drag }}
            onChange={(change) => onColumns(changeColumn(laid, entry.id, change))}
            onMove={(to) => move(entry.id, to)}
          />
        ))}
      </ul>
      <div role="status" className="up-sr-only">
        {announcement}
      </div>
    </SheetOrPopover>
  );
}
