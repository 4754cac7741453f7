import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { onFirstButton } from './on-first-button.ts';
import { type Preloadable, preloadable } from './preloadable.ts';

/** Asks for parts of a page in files of their own when the pointer or the focus first comes to one of its buttons. */
export function useWithFirstButton(...parts: readonly Pick<Preloadable<never>, 'preload'>[]): void {
  // What a page may open is the same as long as it stands.
  useEffect(() => onFirstButton(() => parts.map((part) => part.preload())), []);
}

/**
 * A layer that a page at rest does not pay for: its code comes with the page's first button, and nothing is mounted before it
 * is opened. A press that is faster than the code opens it as soon as it is there.
 */
export function late<Props extends { readonly opened: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Layer = preloadable(load) as Preloadable<{ readonly opened: boolean }>;
  return function Late(props: Props) {
    const [wanted, setWanted] = useState(props.opened);
    if (props.opened && !wanted) setWanted(true);
    useWithFirstButton(Layer);
    return (
      wanted && (
        <Suspense>
          <Layer {...props} />
        </Suspense>
      )
    );
  };
}
