import { ComboboxChevron, Input } from '@mantine/core';
import { memo, useId } from 'react';
import { onExpected } from './hooks/on-expected.ts';
import { IconChevronLeft, IconChevronRight } from './icons.ts';
import styles from './states.module.css';
import { QuietButton } from './toolbar/quiet-button.tsx';

const LIMITS = [50, 100, 200, 500];

interface ListFooterProps {
  page: number;
  limit: number;
  hasMore: boolean;
  /** Which rows these are, and of how many. */
  range: string;
  onPage: (page: number) => void;
  onExpectPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

function PlainListFooter(props: ListFooterProps) {
  const { page, limit, hasMore, range, onPage, onExpectPage, onLimit } = props;
  const limits = LIMITS.includes(limit) ? LIMITS : [limit, ...LIMITS];
  const id = useId();
  return (
    <nav className={styles.footer} aria-label="Pages">
      <span>{range}</span>
      <div className={styles.pager}>
        <label htmlFor={id}>Rows per page</label>
        <Input
          component="select"
          pointer
          id={id}
          size="xs"
          className={styles.limit ?? ''}
          rightSection={<ComboboxChevron size="xs" />}
          value={limit}
          onChange={(event) => onLimit(Number(event.currentTarget.value))}
        >
          {limits.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Input>
        <QuietButton
          icon={IconChevronLeft}
          tip="Previous page"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          {...onExpected(() => onExpectPage(page - 1))}
        />
        <span>Page {page}</span>
        <QuietButton
          icon={IconChevronRight}
          tip="Next page"
          disabled={!hasMore}
          onClick={() => onPage(page + 1)}
          {...onExpected(() => onExpectPage(page + 1))}
        />
      </div>
    </nav>
  );
}

/** Which rows these are, how many there are, and the way to the next ones. */
export const ListFooter = memo(PlainListFooter);
