import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { onFirstButton } from '../loading/on-first-button.ts';
import { preloadable } from '../loading/preloadable.ts';

export interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons, the way out last. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'normal' | 'wide';
  /** While work is running the dialog cannot be left. */
  readonly locked?: boolean;
  readonly onClose: () => void;
}

const Layer = preloadable(() => import('./dialog-layer.tsx').then((chunk) => chunk.DialogLayer));

/**
 * A question or a short task above the page. A page at rest does not pay for it: its code comes when the pointer or the focus
 * first reaches a button, and nothing is mounted before it is asked for.
 */
export function Dialog(props: DialogProps) {
  const { opened } = props;
  const [wanted, setWanted] = useState(opened);
  useEffect(() => {
    if (opened) setWanted(true);
  }, [opened]);
  useEffect(() => onFirstButton(Layer.preload), []);
  if (!opened && !wanted) return null;
  return (
    <Suspense>
      <Layer {...props} />
    </Suspense>
  );
}
