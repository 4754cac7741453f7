import { useQuery } from '@tanstack/react-query';
import { usePageAt } from '@upline/shell';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useId } from 'react';
import { mainQuery } from '../main.ts';
import { ToDoCards } from './to-do-cards.tsx';
import classes from './to-dos.module.css';
import { toDosOf } from './to-dos.ts';

/** What waits for the person, above everything else. */
export function Waiting() {
  const { data, error, isPending, refetch } = useQuery(mainQuery);
  const pageAt = usePageAt();
  const id = useId();
  const toDos = data && toDosOf(data, pageAt);
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        Waiting for you
      </h2>
      {isPending && <Loading label="what waits for you" shape="rows" count={2} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {toDos?.length === 0 && <p className={layout.muted}>Nothing waits for you.</p>}
      {toDos && toDos.length > 0 && <ToDoCards toDos={toDos} />}
    </section>
  );
}
