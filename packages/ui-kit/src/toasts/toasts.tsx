import '../styles/layers.ts';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { useNarrow } from '../provider/use-media.ts';
import { MOST_TOASTS, TOAST_DURATION } from './toast.tsx';
import classes from './toasts.module.css';

/** The place of toasts: put it once, outside everything that scrolls. */
export function Toasts() {
  const narrow = useNarrow();
  return (
    <Notifications
      className={classes.place ?? ''}
      // Never at the top right: the actions of a page lie there, and a pointer that rests on a message holds it.
      position={narrow ? 'bottom-center' : 'bottom-right'}
      autoClose={TOAST_DURATION}
      limit={MOST_TOASTS}
      containerWidth={416}
      transitionDuration={150}
      zIndex="var(--up-layer-toast)"
      aria-live="polite"
    />
  );
}
