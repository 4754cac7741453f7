import { Group, Stack, Text, Title } from '@mantine/core';
import { messages } from '@upline/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, LinkButton } from '../button/button.tsx';
import { readProblem } from '../errors/problem.ts';
import { RequestId } from '../errors/request-id.tsx';
import type { LinkTarget } from '../link/link-target.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Words of the full-page errors (SPEC 2, 8). */
export const ERROR_PAGES = {
  401: { title: messages.notAuthorized, text: 'Your session has ended. Sign in to go on where you were.' },
  403: { title: 'Permission Error', text: messages.forbidden },
  404: { title: messages.notFound, text: 'The address may be wrong, or what was here has been removed.' },
  500: { title: messages.serverError, text: 'What you saved before is safe. Try again in a moment.' },
  network: {
    title: 'Network error',
    text: 'The portal cannot be reached. What you saved before is safe. Check your connection and try again.',
  },
} as const satisfies Record<string | number, Words>;

export type ErrorPageKind = keyof typeof ERROR_PAGES;

/** Which page a thrown thing gets: no status means that no answer came. */
export function errorPageOf(error: unknown): ErrorPageKind {
  const status = (error as { statusCode?: unknown } | undefined)?.statusCode;
  if (status === undefined) return 'network';
  return status === 401 || status === 403 || status === 404 ? status : 500;
}

export interface ErrorPageProps {
  readonly kind: ErrorPageKind;
  /** What was thrown, for its request id and name. */
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** The way back: home, the list, sign-in. */
  readonly back?: { readonly label: string; readonly to: LinkTarget };
  /** Where the reader can report it: a mail or a form. */
  readonly report?: ReactNode;
}

/** A page that could not be shown: what happened, what stays safe, what to do. Its heading takes the focus. */
export function ErrorPage({ kind, error, onRetry, back, report }: ErrorPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const problem = error === undefined ? undefined : readProblem(error);
  return (
    <Stack component="section" align="flex-start" gap="sm" maw="32rem" mx="auto" px="md" py="3rem">
      <Text size="xs" c="dimmed" className="up-figures">
        {kind === 'network' ? problem?.message : kind}
      </Text>
      <Title ref={heading} tabIndex={-1}>
        {ERROR_PAGES[kind].title}
      </Title>
      <Text c="dimmed">{ERROR_PAGES[kind].text}</Text>
      <RequestId id={problem?.requestId} />
      <Group gap="sm" mt="md">
        {onRetry && (
          <Button variant="filled" onClick={onRetry}>
            Try again
          </Button>
        )}
        {back && (
          <LinkButton to={back.to} variant={onRetry ? 'default' : 'filled'}>
            {back.label}
          </LinkButton>
        )}
        {report}
      </Group>
    </Stack>
  );
}
