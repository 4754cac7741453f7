import { IconButton } from '@upline/ui-kit/button/icon-button.tsx';
import { usePrivacy } from '@upline/ui-kit/provider/context.ts';
import { useEffect, useState } from 'react';
import { Mark } from '../brand/mark.tsx';
import { IconArrowLeft, IconSearch } from '../icons.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { usePageTitle } from '../navigation/page-title.ts';
import { useBack, useParentPath } from '../navigation/trail.ts';
import { Bell } from '../notifications/bell.tsx';
import { openPalette } from '../palette/palette-state.ts';
import classes from './narrow-bar.module.css';
import { ProfileButton } from './profile-button.tsx';

/** The bar of the narrow frame: back, title, search. The title appears once the page's own heading is out of sight. */
export function NarrowBar() {
  const back = useBack();
  const parent = useParentPath();
  const { path, title } = usePageTitle(usePrivacy());
  const headingSeen = useHeadingSeen(path);
  return (
    <header className={classes.bar}>
      {parent ? (
        <IconButton label="Back" onClick={back}>
          <IconArrowLeft size={20} stroke={1.75} />
        </IconButton>
      ) : (
        <AppLink to="/" className={classes.brand} aria-label="Home">
          <Mark />
        </AppLink>
      )}
      <p className={classes.title} data-shown={!headingSeen || undefined} aria-hidden={headingSeen}>
        {title[0]}
      </p>
      <IconButton label="Search" onClick={openPalette}>
        <IconSearch size={20} stroke={1.75} />
      </IconButton>
      <Bell />
      <ProfileButton />
    </header>
  );
}

/** Whether the page's heading can be seen; a page without one counts as seen. */
function useHeadingSeen(path: string): boolean {
  const [seen, setSeen] = useState(true);
  // Another page brings another heading
  useEffect(() => {
    setSeen(true);
    const heading = document.querySelector('main h1');
    if (!heading || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), {
      rootMargin: '-56px 0px 0px',
    });
    observer.observe(heading);
    return () => observer.disconnect();
  }, [path]);
  return seen;
}
