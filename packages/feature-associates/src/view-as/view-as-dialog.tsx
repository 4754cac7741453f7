import { usePrivateText } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { useState } from 'react';
import { OpenPortal } from './open-portal.tsx';
import { ViewAsForm } from './view-as-form.tsx';

/** The link into the portal is good for a minute. */
const LINK_GOOD_FOR_MS = 60_000;

export interface ViewAsDialogProps {
  readonly associate: { readonly code: string; readonly name: string };
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks why, then hands over the link into the portal as the associate sees it (domain.md 2.32, 7.3). */
export function ViewAsDialog({ associate, opened, onClose }: ViewAsDialogProps) {
  const [url, setUrl] = useState<string>();
  const name = usePrivateText()(associate.name);
  const close = () => {
    setUrl(undefined);
    onClose();
  };
  return (
    <Dialog title={`View as ${name}`} size="lg" opened={opened} onClose={close}>
      {opened &&
        (url ? (
          <OpenPortal
            name={name}
            url={url}
            goodForMs={LINK_GOOD_FOR_MS}
            onOpened={close}
            onAgain={() => setUrl(undefined)}
          />
        ) : (
          <ViewAsForm code={associate.code} onStarted={setUrl} onCancel={close} />
        ))}
    </Dialog>
  );
}
