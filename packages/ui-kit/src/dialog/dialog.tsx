import type { ReactNode } from 'react';
import { late } from '../loading/late.tsx';

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

/** A question or a short task above the page. */
export const Dialog = late<DialogProps>(() =>
  import('./dialog-layer.tsx').then((chunk) => chunk.DialogLayer),
);
