import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import classes from './meeting.module.css';
import { NEW_DAYS, useNewLicenses } from './meeting-queries.ts';
import { Panel } from './panel.tsx';

/** Who has got a license, and where it lets them sell. */
export function NewLicenses() {
  return (
    <Panel
      title="New licenses"
      about={`Base shop, last ${NEW_DAYS} days`}
      query={useNewLicenses()}
      isEmpty={(rows) => rows.length === 0}
      empty="No new license yet. The next one will be cheered here."
    >
      {(rows) => (
        <ul className={classes.rows}>
          {rows.map(({ id, associate, type, state, issue_date }) => (
            <li key={id} className={classes.row}>
              <span className={classes.name}>
                <Private>{associate.name}</Private>
                <span className={classes.fact}>
                  {type}, {state}
                </span>
              </span>
              <span className={classes.figure}>
                <DateText value={issue_date} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
