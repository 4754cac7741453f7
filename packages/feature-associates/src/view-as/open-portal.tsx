import { Banner, Button } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useEffect, useState } from 'react';

export interface OpenPortalProps {
  readonly name: string;
  /** Good once. */
  readonly url: string;
  /** How long the link is good. */
  readonly goodForMs: number;
  readonly onOpened: () => void;
  readonly onAgain: () => void;
}

/** The way into the portal, as an own click so that no browser holds the tab back. */
export function OpenPortal({ name, url, goodForMs, onOpened, onAgain }: OpenPortalProps) {
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setExpired(true), goodForMs);
    return () => clearTimeout(timer);
  }, [goodForMs]);
  if (expired) {
    return (
      <div className={layout.stack}>
        <Banner tone="warning" live>
          The link has expired. Nothing was opened.
        </Banner>
        <div className={layout.buttons}>
          <Button variant="filled" onClick={onAgain}>
            Ask for a new link
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={layout.stack}>
      <p role="status">The view is ready. The link opens once and is good for one minute.</p>
      <div className={layout.buttons}>
        <Button
          variant="filled"
          data-autofocus
          onClick={() => {
            window.open(url, '_blank', 'noopener');
            onOpened();
          }}
        >
          Open the portal as {name}
        </Button>
      </div>
    </div>
  );
}
