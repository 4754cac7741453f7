import { Text } from '@mantine/core';
import { formatDateTime } from '@upline/domain';
import classes from './figures.module.css';

export interface FiguresNoteProps {
  /** When the figures were read. */
  readonly asOf: string | undefined;
  /** They are from the last visit. */
  readonly isOld: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says of when the figures of a tile are, as long as they are not today's answer, and offers another try. */
export function FiguresNote({ asOf, isOld, error, onRetry }: FiguresNoteProps) {
  if (!asOf || !(isOld || error)) return null;
  return (
    <Text size="xs" c="dimmed" role={error ? 'alert' : undefined}>
      As of {formatDateTime(asOf)}
      {error ? (
        <>
          . Could not be renewed.{' '}
          <button type="button" className={classes.retry} onClick={onRetry}>
            Try again
          </button>
        </>
      ) : null}
    </Text>
  );
}
