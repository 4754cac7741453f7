import { Card } from '@upline/ui-kit/card/card.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Status } from '@upline/ui-kit/status/status.tsx';
import classes from './record.module.css';

/** A condition of the next step; `missing` says in words what is not met, and `remedy` what to do about it. */
export interface Need {
  readonly label: string;
  readonly missing: readonly string[];
  readonly remedy?: string | null;
  /** Where it is done. */
  readonly at?: { readonly label: string; readonly to: LinkTarget } | undefined;
}

/** What the next step still needs, before anybody presses its button. */
export function Checklist({ title, needs }: { readonly title: string; readonly needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={classes.needs} aria-label={title}>
        {needs.map(({ label, missing, remedy, at }) => (
          <li key={label} className={classes.need}>
            <div className={classes.needLine}>
              <p>{label}</p>
              <Status
                value={missing.length === 0 ? 'Done' : 'Missing'}
                tone={missing.length === 0 ? 'success' : 'warning'}
              />
            </div>
            {missing.map((reason) => (
              <p key={reason} className={classes.note}>
                {[reason, remedy].filter(Boolean).join('. ')}
              </p>
            ))}
            {at && missing.length > 0 && (
              <p className={classes.note}>
                <Link to={at.to}>{at.label}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
