import { useSyncExternalStore } from 'react';
import classes from './network-banner.module.css';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Says that the connection is gone while it is gone; requests wait and go on by themselves. */
export function NetworkBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={classes.banner}>
          You are offline. What you see is from before; what you do waits until the connection is back.
        </p>
      )}
    </div>
  );
}
