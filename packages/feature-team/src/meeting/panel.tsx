import { Button } from '@upline/ui-kit';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { type ReactNode, useId } from 'react';
import classes from './meeting.module.css';

interface PanelProps<Data> {
  readonly title: string;
  readonly about?: string;
  readonly query: {
    readonly data: Data | undefined;
    readonly error?: Error | null | undefined;
    readonly refetch: () => unknown;
  };
  readonly isEmpty: (data: Data) => boolean;
  /** Said where there is nothing. */
  readonly empty: string;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the board. What it showed stays while it asks again, also where that fails. */
export function Panel<Data>({ title, about, query, isEmpty, empty, children }: PanelProps<Data>) {
  const id = useId();
  const { data, error, refetch } = query;
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.panelTitle}>
        {title}
        {about && <span className={classes.about}>{about}</span>}
      </h2>
      {data !== undefined ? (
        isEmpty(data) ? (
          <p className={classes.empty}>{empty}</p>
        ) : (
          children(data)
        )
      ) : error ? (
        <div className={classes.empty} role="alert">
          <p>{error.message}</p>
          <Button onClick={() => refetch()}>Try again</Button>
        </div>
      ) : (
        <Loading label={title} shape="rows" count={4} />
      )}
    </section>
  );
}
