import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { toast } from '../toasts/toast.tsx';
import { preloadable } from './preloadable.ts';

const NOT_LOADED = 'This part could not be loaded. Check your connection and try again.';

class NotLoaded extends Error {}

interface BoundaryProps {
  readonly onNotLoaded: () => void;
  readonly children: ReactNode;
}

/** Catches code that did not load; all other errors of a layer are for the page. */
class Boundary extends Component<BoundaryProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override componentDidCatch(error: unknown) {
    if (error instanceof NotLoaded) this.props.onNotLoaded();
  }
  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof NotLoaded) return null;
    throw error;
  }
}

interface LayerProps {
  /** Left out where the layer is mounted only while it is open. */
  readonly opened?: boolean;
  readonly onClose: () => void;
}

/**
 * A `lazy` dialog or panel: nothing is mounted before it is first opened. Where its code cannot be had, the page and what is
 * typed in it stay, a message says so, and the next press asks again.
 */
export function lazyLayer<Props extends LayerProps>(load: () => Promise<ComponentType<Props>>) {
  const part = () =>
    preloadable(() =>
      load().catch((cause: unknown) => {
        throw new NotLoaded(NOT_LOADED, { cause });
      }),
    );
  let Layer: ComponentType<Props> & { preload: () => unknown } = part();

  function LazyLayer(props: Props) {
    const { opened = true, onClose } = props;
    const [attempt, setAttempt] = useState(0);
    const [isUsed, setUsed] = useState(opened);
    if (opened && !isUsed) setUsed(true);
    const giveUp = () => {
      // React keeps what a lazy component failed with.
      Layer = part();
      setUsed(false);
      setAttempt(attempt + 1);
      toast.error(NOT_LOADED);
      onClose();
    };
    return (
      isUsed && (
        <Boundary key={attempt} onNotLoaded={giveUp}>
          <Suspense>
            <Layer {...props} />
          </Suspense>
        </Boundary>
      )
    );
  }
  return Object.assign(LazyLayer, { preload: () => Layer.preload() });
}
