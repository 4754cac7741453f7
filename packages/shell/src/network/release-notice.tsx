import { useSyncExternalStore } from 'react';
import { useApi } from '../app/client.tsx';
import classes from './network-banner.module.css';

/** Says that a newer version is served than the one on the page, and loads it when the person is ready. */
export function ReleaseNotice() {
  const { releases } = useApi();
  const changed = useSyncExternalStore(releases.subscribe, releases.hasChanged);
  return (
    <div role="status">
      {changed && (
        <p className={classes.banner} data-tone="info">
          A new version is ready. Save what you are writing, then reload.{' '}
          <button type="button" className={classes.action} onClick={() => window.location.reload()}>
            Reload
          </button>
        </p>
      )}
    </div>
  );
}
