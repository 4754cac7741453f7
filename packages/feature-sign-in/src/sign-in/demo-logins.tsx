import type { OperationAnswer } from '@upline/api-client';
import { useApi, useAppConfig } from '@upline/shell';
import { useEffect, useState } from 'react';
import classes from './demo-logins.module.css';

export interface DemoLoginsProps {
  readonly onPick: (username: string, password: string) => void;
}

/** People of the demo network, one click to fill the form. Only where the deployment is a demonstration. */
export default function DemoLogins({ onPick }: DemoLoginsProps) {
  const api = useApi();
  const { variant } = useAppConfig();
  // Asked directly: sign-in is before the query cache does. Without an answer the list is simply not there.
  const [data, setData] = useState<OperationAnswer<'listDemoLogins'>>();
  useEffect(() => {
    const stop = new AbortController();
    api.call('listDemoLogins', { signal: stop.signal }).then(setData, () => undefined);
    return () => stop.abort();
  }, [api]);
  if (!data) return null;
  return (
    <aside className={classes.demo} aria-labelledby="demo-logins">
      <h2 id="demo-logins" className={classes.title}>
        Demo logins
      </h2>
      <ul className={classes.list}>
        {data.logins
          .filter((login) => login.app === variant)
          .map((login) => (
            <li key={login.username}>
              <button
                type="button"
                className={classes.login}
                onClick={() => onPick(login.username, data.password)}
              >
                <span className={classes.name}>{login.username}</span>
                <span className={classes.about}>{login.description}</span>
              </button>
            </li>
          ))}
      </ul>
    </aside>
  );
}
