import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '@upline/api-client';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { ErrorPage, errorPageOf } from '@upline/ui-kit/error-page/error-page.tsx';
import { type ReactNode, useState } from 'react';

/** Error boundary of every route: the frame and the other parts of the page stay. */
export function RouteError({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const kind = error instanceof ApiError && error.isNetwork ? 'network' : kindOf(error);
  return (
    <ErrorPage
      kind={kind}
      error={error}
      {...(kind === 500 || kind === 'network' ? { onRetry: retry } : {})}
      back={{ label: 'Go to Dashboard', to: { to: '/' } }}
      report={<CopyDetails error={error} />}
    />
  );
}

/** A screen that breaks by itself is our failure, not the network's. */
const kindOf = (error: unknown) => (error instanceof ApiError ? errorPageOf(error) : 500);

/** The same where no frame is around it. */
export function ErrorScreen(props: ErrorComponentProps): ReactNode {
  return (
    <main>
      <RouteError {...props} />
    </main>
  );
}

/** What support needs, without anything of the person's data. */
export function CopyDetails({ error }: { readonly error: unknown }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const { statusCode, requestId } = error instanceof ApiError ? error : {};
    const details = [
      `Error: ${[statusCode, error instanceof Error ? error.name : ''].filter(Boolean).join(' ')}`,
      `Page: ${window.location.pathname}`,
      `Time: ${new Date().toISOString()}`,
      ...(requestId ? [`Request: ${requestId}`] : []),
    ];
    await navigator.clipboard.writeText(details.join('\n'));
    setCopied(true);
  };
  return (
    <Button variant="subtle" onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Copied' : 'Copy details for support'}</span>
    </Button>
  );
}
