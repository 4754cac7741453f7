import { useEffect, useRef } from 'react';
import type { PageMark } from '../model/selection.ts';

interface SelectAllBoxProps {
  mark: PageMark;
  disabled: boolean;
  onToggle: () => void;
}

/** The head's box: ticks the rows of this page; half ticked while only some are. */
export function SelectAllBox({ mark, disabled, onToggle }: SelectAllBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mark === 'some';
  }, [mark]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label="Select all rows of this page"
      checked={mark === 'all'}
      disabled={disabled}
      onChange={onToggle}
    />
  );
}
