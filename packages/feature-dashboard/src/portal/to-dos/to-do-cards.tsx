import { LinkCard } from '@upline/ui-kit/card/link-card.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import classes from './to-dos.module.css';
import type { ToDo } from './to-dos.ts';

/** What waits for the person, as cards that lead to where it is done. */
export function ToDoCards({ toDos }: { readonly toDos: readonly ToDo[] }) {
  return (
    <ul className={classes.cards}>
      {toDos.map(({ key, verb, name, when, more, to }) => (
        <li key={key}>
          <LinkCard to={to} className={classes.card}>
            <span className={classes.title}>
              {verb}
              {name && (
                <>
                  {' '}
                  <Private>{name}</Private>
                </>
              )}
            </span>
            <span className={classes.when}>
              {when}
              {more > 0 && `, and ${more} more`}
            </span>
          </LinkCard>
        </li>
      ))}
    </ul>
  );
}
