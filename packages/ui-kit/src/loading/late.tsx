import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { toast } from '../toasts/toast-store.ts';
import { onFirstButton } from './on-first-button.ts';

/** Asks for parts of a page in files of their own when the pointer or the focus first comes to one of its buttons. */
export function useWithFirstButton(...parts: readonly { readonly preload: () => unknown }[]): void {
  // What a page may open is the same as long as it stands.
  useEffect(() => onFirstButton(() => parts.map((part) => part.preload())), []);
}

const NOT_LOADED = 'This part could not be loaded. Check your connection and try again.';

interface LayerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * A layer that a page at rest does not pay for: its code comes with the page's first button, and nothing is mounted before it
 * is opened. A press that is faster than the code opens it as soon as it is there; where the code cannot be had, the page and
 * what is typed in it stay, and the next press asks again: that is why it is not a `lazy`, which fails for good.
 */
export function late<Props extends LayerProps>(load: () => Promise<ComponentType<Props>>) {
  let started: Promise<ComponentType<Props>> | null = null;
  const start = () => {
    started ??= load().catch((problem: unknown) => {
      started = null;
      throw problem;
    });
    return started;
  };
  const ahead = { preload: () => start().catch(() => undefined) };

  return function Late(props: Props) {
    const { opened, onClose } = props;
    const [Layer, setLayer] = useState<ComponentType<Props>>();
    const close = useRef(onClose);
    close.current = onClose;
    useWithFirstButton(ahead);
    useEffect(() => {
      if (!opened || Layer) return;
      let left = false;
      start().then(
        (component) => !left && setLayer(() => component),
        () => {
          if (left) return;
          toast.error(NOT_LOADED);
          close.current();
        },
      );
      return () => {
        left = true;
      };
    }, [opened, Layer]);
    return (
      Layer && (
        <Suspense>
          <Layer {...props} />
        </Suspense>
      )
    );
  };
}
