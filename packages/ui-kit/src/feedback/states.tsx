import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../button/button.tsx';
import { readProblem } from '../errors/problem.ts';
import { RequestId } from '../errors/request-id.tsx';
import type { LinkTarget } from '../link/link-target.ts';

/** The one thing to do next: somewhere to go, or something to do. */
export interface NextStep {
  readonly label: string;
  readonly to?: LinkTarget;
  readonly onClick?: () => void;
}

function Step({ label, to, onClick, primary }: NextStep & { readonly primary: boolean }) {
  const variant = primary ? 'filled' : 'default';
  return to ? (
    <LinkButton to={to} variant={variant}>
      {label}
    </LinkButton>
  ) : (
    <Button variant={variant} {...(onClick ? { onClick } : {})}>
      {label}
    </Button>
  );
}

export interface EmptyStateProps {
  /** One sentence saying what will be here: “Nothing here yet. Add your first client.” */
  readonly children: ReactNode;
  readonly action?: NextStep;
  /** At most 96 px high. */
  readonly picture?: ReactNode;
}

const place = { align: 'center', gap: 'md', px: 'md', py: 'xl', ta: 'center', c: 'dimmed' } as const;

/** First use: nothing has been made yet. */
export function EmptyState({ children, action, picture }: EmptyStateProps) {
  return (
    <Stack {...place}>
      {picture && <div style={{ maxHeight: 96, overflow: 'hidden' }}>{picture}</div>}
      <p>{children}</p>
      {action && <Step {...action} primary />}
    </Stack>
  );
}

export interface NoMatchProps {
  readonly onClear: () => void;
  readonly children?: ReactNode;
}

/** There are records, but none passes the filters. */
export function NoMatch({ onClear, children = 'Nothing matches the filters.' }: NoMatchProps) {
  return (
    <Stack {...place} role="status">
      <p>{children}</p>
      <Button onClick={onClear}>Clear filters</Button>
    </Stack>
  );
}

export interface ErrorStateProps {
  /** What was thrown. */
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/**
 * A part that could not be loaded: it fails alone, says so in the words of SPEC 8, and offers another try. What was asked
 * wrongly is named instead: another try would be refused as well.
 */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const problem = readProblem(error);
  const wrong = problem.fields.map(({ message }) => message);
  return (
    <Stack {...place} role="alert">
      <Text c="var(--up-color-text)" fw={500}>
        {wrong.length > 0 ? wrong.join('. ') : problem.message}
      </Text>
      {wrong.length === 0 && <RequestId id={problem.requestId} />}
      {wrong.length === 0 && onRetry && <Button onClick={onRetry}>Try again</Button>}
    </Stack>
  );
}
