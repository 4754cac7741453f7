import { CloseButton, Input, Kbd } from '@mantine/core';
import { memo, type RefObject, useEffect, useState } from 'react';
import { useUiKit } from '../../provider/context.ts';
import { IconSearch } from '../icons.ts';
import styles from './toolbar.module.css';

const DEBOUNCE = 200;

interface QuickSearchProps {
  box: RefObject<HTMLInputElement | null>;
  value: string;
  label: string;
  onSearch: (text: string) => void;
}

function PlainQuickSearch({ box, value, label, onSearch }: QuickSearchProps) {
  const { singleKeys } = useUiKit();
  const [text, setText] = useState(value);
  const [heard, setHeard] = useState(value);
  // The filter changed elsewhere (a chip removed, a view opened): the box follows.
  if (heard !== value) {
    setHeard(value);
    if (text.trim() !== value) setText(value);
  }
  const pending = text.trim() !== value;
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => onSearch(text.trim()), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, pending]);
  const clear = () => {
    setText('');
    onSearch('');
    box.current?.focus();
  };
  return (
    <Input
      ref={box}
      className={styles.search ?? ''}
      leftSection={<IconSearch size={16} stroke={1.75} />}
      rightSection={
        text ? (
          <CloseButton size="sm" aria-label="Clear search" onClick={clear} />
        ) : singleKeys ? (
          <Kbd className={styles.key ?? ''}>/</Kbd>
        ) : null
      }
      rightSectionPointerEvents="auto"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-keyshortcuts={singleKeys ? '/' : undefined}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(text.trim());
        if (event.key === 'Escape') {
          event.preventDefault();
          if (text) clear();
          else event.currentTarget.blur();
        }
      }}
    />
  );
}

/**
 * Text search while typing. What is typed stays in the box; the list hears of it after 200 ms of rest (SPEC 9). Its name is
 * no label beside it, so it is Mantine's input without the wrapper of a field.
 */
export const QuickSearch = memo(PlainQuickSearch);
