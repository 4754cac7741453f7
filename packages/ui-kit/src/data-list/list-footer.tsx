import { NativeSelect } from '@mantine/core';
import { onExpected } from './hooks/on-expected.ts';
import { IconChevronLeft, IconChevronRight } from './icons.ts';
import { rangeText } from './model/state.ts';
import styles from './states.module.css';
import { QuietButton } from './toolbar/quiet-button.tsx';
import type { DataListProps, DataListState } from './types.ts';

const LIMITS = [50, 100, 200, 500];

interface ListFooterProps {
  state: DataListState;
  shown: number;
  hasMore: boolean;
  count: number | null | undefined;
  noun: DataListProps<never>['noun'];
  busy: boolean;
  onPage: (page: number) => void;
  onExpectPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

/** Which rows these are, how many there are, and the way to the next ones. */
export function ListFooter(props: ListFooterProps) {
  const { state, shown, hasMore, count, noun, busy, onPage, onExpectPage, onLimit } = props;
  const limits = LIMITS.includes(state.limit) ? LIMITS : [state.limit, ...LIMITS];
  return (
    <nav className={styles.footer} aria-label="Pages">
      <span>{busy ? '' : rangeText(state, shown, hasMore, count, noun)}</span>
      <div className={styles.pager}>
        <NativeSelect
          label="Rows per page"
          size="xs"
          classNames={{ root: styles.limit ?? '', label: styles.limitLabel ?? '' }}
          value={String(state.limit)}
          data={limits.map(String)}
          onChange={(event) => onLimit(Number(event.currentTarget.value))}
        />
        <QuietButton
          icon={IconChevronLeft}
          tip="Previous page"
          disabled={state.page <= 1}
          onClick={() => onPage(state.page - 1)}
          {...onExpected(() => onExpectPage(state.page - 1))}
        />
        <span>Page {state.page}</span>
        <QuietButton
          icon={IconChevronRight}
          tip="Next page"
          disabled={!hasMore}
          onClick={() => onPage(state.page + 1)}
          {...onExpected(() => onExpectPage(state.page + 1))}
        />
      </div>
    </nav>
  );
}
