import { Checkbox, TextInput } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import { IconArrowDown, IconArrowUp, IconPin } from '../icons.ts';
import { type LaidColumn, MAX_WIDTH, MIN_WIDTH } from '../model/columns.ts';
import { QuietButton } from '../toolbar/quiet-button.tsx';
import type { ColumnPreference } from '../types.ts';
import styles from './panels.module.css';

interface ColumnLineProps {
  entry: LaidColumn<never>;
  index: number;
  count: number;
  narrow: boolean;
  drag: HTMLAttributes<HTMLElement> & { draggable?: boolean };
  onChange: (change: Partial<Omit<ColumnPreference, 'id'>>) => void;
  onMove: (to: number) => void;
}

/** One column of the chooser: shown or not, its width, pinned or not, up and down. */
export function ColumnLine({ entry, index, count, narrow, drag, onChange, onMove }: ColumnLineProps) {
  const { title, visible, pinned, width } = entry;
  const { label } = entry.column;
  return (
    <li className={styles.line} data-place={index} {...drag}>
      <Checkbox
        className={styles.check ?? ''}
        label={label}
        checked={visible}
        disabled={title}
        onChange={(event) => onChange({ visible: event.currentTarget.checked })}
      />
      {!narrow && (
        <TextInput
          className={styles.width ?? ''}
          size="xs"
          type="number"
          aria-label={`Width of ${label} in pixels`}
          min={MIN_WIDTH}
          max={MAX_WIDTH}
          step={8}
          disabled={!visible}
          value={width}
          onChange={(event) => onChange({ width: event.currentTarget.valueAsNumber || MIN_WIDTH })}
        />
      )}
      {!narrow && (
        <QuietButton
          icon={IconPin}
          aria-label={`Pin ${label}`}
          aria-pressed={pinned}
          onClick={() => onChange({ pinned: !pinned })}
        />
      )}
      <QuietButton
        icon={IconArrowUp}
        aria-label={`Move ${label} up`}
        disabled={index <= 1}
        onClick={() => onMove(index - 1)}
      />
      <QuietButton
        icon={IconArrowDown}
        aria-label={`Move ${label} down`}
        disabled={title || index === count - 1}
        onClick={() => onMove(index + 1)}
      />
    </li>
  );
}
