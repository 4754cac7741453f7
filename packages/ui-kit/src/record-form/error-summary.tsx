import { type ReactNode, type Ref, useId } from 'react';
import classes from './record-form.module.css';

/** One message and the field it belongs to; without a field it concerns the whole form. */
export interface FormMessage {
  readonly path: string | undefined;
  readonly message: ReactNode;
}

/** The control of a path, in the order of preference of the screen: the field's own, then the first inside a group. */
export function controlOf(form: HTMLElement | null, path: string): HTMLElement | null {
  const marked = form?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  return marked?.matches('input, select, textarea, button')
    ? marked
    : (marked?.querySelector<HTMLElement>('input, select, textarea, button') ?? marked ?? null);
}

export interface ErrorSummaryProps {
  readonly errors: readonly FormMessage[];
  readonly onPick: (path: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** All messages of a refused form, each a link to its field; it takes the focus. */
export function ErrorSummary({ errors, onPick, ref }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <div ref={ref} className={classes.summary} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <p id={titleId} className={classes.summaryTitle}>
        {errors.length === 1 ? 'Please correct one field' : `Please correct ${errors.length} fields`}
      </p>
      <ul className={classes.summaryList}>
        {errors.map(({ path, message }) => (
          <li key={`${path}`}>
            {path ? (
              <button type="button" className={classes.summaryLink} onClick={() => onPick(path)}>
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
