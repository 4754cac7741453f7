import { formatDate } from '@upline/domain';
import { Private } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { FLAGS, type Profile } from './profile.ts';

/** What is on, what it does and until when. Why and by whom only the home office reads (R-ACC-02). */
export function FlagList({ flags }: Pick<Profile, 'flags'>) {
  if (flags.length === 0) return <p>No flags are on. The home office sets them.</p>;
  return (
    <div className={layout.stack}>
      <ul className={layout.stack} aria-label="Flags">
        {flags.map(({ flag, ends_on, supervisor }) => (
          <li key={flag}>
            <strong>{FLAGS[flag].label}</strong>
            {ends_on && ` until ${formatDate(ends_on)}`}
            <p className={layout.muted}>
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
      <p className={layout.muted}>The home office sets flags. Contact support with questions about them.</p>
    </div>
  );
}
