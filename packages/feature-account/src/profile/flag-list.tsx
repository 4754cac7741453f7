import { formatDate } from '@upline/domain';
import { Private } from '@upline/ui-kit';
import classes from './profile.module.css';
import { FLAGS, type Profile } from './profile.ts';

/** What is on, what it does and until when. Why and by whom only the home office reads (R-ACC-02). */
export function FlagList({ flags }: Pick<Profile, 'flags'>) {
  if (flags.length === 0) return <p>No flags are on. The home office sets them.</p>;
  return (
    <div className={classes.stack}>
      <ul className={classes.stack} aria-label="Flags">
        {flags.map(({ flag, ends_on, supervisor }) => (
          <li key={flag}>
            <strong>{FLAGS[flag].label}</strong>
            {ends_on && ` until ${formatDate(ends_on)}`}
            <p className={classes.muted}>
              {FLAGS[flag].effect}
              {supervisor && (
                <>
                  {' '}
                  Supervisor: <Private>{supervisor.name}</Private>.
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <p className={classes.muted}>The home office sets flags. Contact support with questions about them.</p>
    </div>
  );
}
