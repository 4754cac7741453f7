import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './states.module.css';
import type { DataListError, DataListProps } from './types.ts';

/** First use: what will be here, and the one action. */
export function EmptyMessage({ title, description, action }: DataListProps<never>['empty']) {
  return (
    <Message title={title} description={description}>
      {action}
    </Message>
  );
}

/** Nothing passes the filter; differs from first use. */
export function NoMatch({ noun, onClear }: { noun: string; onClear: () => void }) {
  return (
    <Message
      title={`No ${noun} match these filters.`}
      description="Change a filter, or clear them to see everything."
    >
      <Button onClick={onClear}>Clear filters</Button>
    </Message>
  );
}

/** A page behind the last one, as after a deletion or by an old link. */
export function PastTheEnd({ noun, onFirst }: { noun: string; onFirst: () => void }) {
  return (
    <Message title={`There are no ${noun} on this page.`}>
      <Button onClick={onFirst}>Go to the first page</Button>
    </Message>
  );
}

/** The rows did not arrive: what happened, retry, and the id to report. */
export function LoadError({ error, onRetry }: { error: DataListError; onRetry: (() => void) | undefined }) {
  return (
    <div role="alert">
      <Message
        title={error.message}
        description={
          error.requestId ? (
            <>
              Request id <code>{error.requestId}</code>
            </>
          ) : undefined
        }
      >
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
      </Message>
    </div>
  );
}

/** The rows stay, but could not be refreshed; or something asked for was refused. */
export function Notice({
  children,
  tone,
  action,
}: {
  children: ReactNode;
  tone: 'danger' | 'warning';
  action?: ReactNode;
}) {
  return (
    <div role="alert" className={styles.notice} data-tone={tone}>
      <span>{children}</span>
      {action}
    </div>
  );
}

function Message({
  title,
  description,
  children,
}: {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>{title}</p>
      {description && <p className={styles.messageText}>{description}</p>}
      {children}
    </div>
  );
}
