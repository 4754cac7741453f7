import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Preloadable<Props> = LazyExoticComponent<ComponentType<Props>> & {
  preload: () => Promise<unknown>;
};

/**
 * A component in its own chunk that may be asked for before it is shown: on hover and on focus of its button. What did not
 * come is asked for again the next time.
 */
export function preloadable<Props>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let started: Promise<{ default: ComponentType<Props> }> | null = null;
  const start = () => {
    started ??= load().then(
      (component) => ({ default: component }),
      (problem) => {
        started = null;
        throw problem;
      },
    );
    return started;
  };
  return Object.assign(lazy(start), { preload: () => start().catch(() => undefined) });
}

/** The handlers that ask for a chunk when a person is about to need it. */
export const onIntent = (panel: { preload: () => unknown }) => ({
  onPointerEnter: panel.preload,
  onFocus: panel.preload,
});
