import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { useAccess } from '../session/access.ts';
import classes from './person.module.css';

/** Who is signed in: name, code, level. */
export function PersonCard() {
  const { user } = useAccess();
  return (
    <div className={classes.card}>
      <Avatar code={user.code} name={user.name} hasPhoto={user.has_photo} size={40} />
      <div className={classes.words}>
        <p className={classes.name}>
          <Private>{user.name}</Private>
        </p>
        <p className={classes.facts}>{[user.code, user.level?.name ?? user.kind].join(' · ')}</p>
      </div>
    </div>
  );
}
