import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import classes from './meeting.module.css';
import { useBirthdays } from './meeting-queries.ts';
import { Panel } from './panel.tsx';

const two = (part: number) => String(part).padStart(2, '0');

/** Directs to greet: today first, the day of the others, never a year. */
export function Birthdays() {
  return (
    <Panel
      title="Birthdays"
      about="Your directs, next 30 days"
      query={useBirthdays()}
      isEmpty={({ rows }) => rows.length === 0}
      empty="No birthday in the next 30 days."
    >
      {({ today, rows }) => (
        <ul className={classes.rows}>
          {rows.map(({ code, name, has_photo, month, day }) => {
            const isToday = today.endsWith(`-${two(month)}-${two(day)}`);
            return (
              <li key={code} className={classes.row} data-first={isToday || undefined}>
                <Avatar code={code} name={name} hasPhoto={has_photo} size={40} />
                <span className={classes.name}>
                  <Private>{name}</Private>
                </span>
                <span className={classes.figure}>
                  {isToday ? 'Today' : <Private kind="contact">{`${two(month)}/${two(day)}`}</Private>}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
