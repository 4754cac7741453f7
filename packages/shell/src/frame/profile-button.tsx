import { UnstyledButton } from '@mantine/core';
import { usePrivacy } from '@upline/ui-kit';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { onIntent, preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { Suspense, useState } from 'react';
import { useAccess } from '../session/access.ts';
import classes from './profile-button.module.css';

const ProfileMenu = preloadable(() => import('./profile-menu.tsx').then((chunk) => chunk.default));

/** The person: opens account, theme and sign-out. Its menu is loaded when pointed at. */
export function ProfileButton() {
  const { user } = useAccess();
  const hidden = usePrivacy();
  const [open, setOpen] = useState(false);
  return (
    <span className={classes.root}>
      <UnstyledButton
        className={classes.button ?? ''}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...onIntent(ProfileMenu)}
        onClick={() => setOpen(true)}
      >
        <span className="up-sr-only">Account menu{hidden ? '' : ` of ${user.name}`}</span>
        <span aria-hidden>
          <Avatar code={user.code} name={user.name} hasPhoto={user.has_photo} size={32} />
        </span>
      </UnstyledButton>
      {open && (
        <Suspense>
          <ProfileMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
