import { useRouterState } from '@tanstack/react-router';
import { IconButton } from '@upline/ui-kit/button/icon-button.tsx';
import { usePrivacy } from '@upline/ui-kit/provider/context.ts';
import { Mark } from '../brand/mark.tsx';
import { IconArrowLeft, IconSearch } from '../icons.ts';
import { type NavArea, type NavLine, pathOf } from '../nav/nav-model.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { usePageTitle } from '../navigation/page-title.ts';
import { useBack, useParentPath } from '../navigation/trail.ts';
import { Bell } from '../notifications/bell.tsx';
import { openPalette } from '../palette/palette-state.ts';
import { AreaTitle } from './area-title.tsx';
import classes from './narrow-bar.module.css';
import { ProfileButton } from './profile-button.tsx';

export interface NarrowBarProps {
  readonly area: NavArea | undefined;
  /** The line the page is, or is below. */
  readonly line: NavLine | undefined;
}

/** The form of a record names it, as its heading does. */
const titleIn = ([page, record]: readonly string[]) => (page === 'Edit' && record ? `Edit ${record}` : page);

/**
 * The bar of the narrow frame: back, title, search. It shows the page's title in the place of the page's own heading, and on
 * a page of an area it leads to the other ones.
 */
export function NarrowBar({ area, line }: NarrowBarProps) {
  const back = useBack();
  const parent = useParentPath();
  const { title } = usePageTitle(usePrivacy());
  const onLine = useRouterState({
    select: ({ location }) => line !== undefined && pathOf(line) === location.pathname,
  });
  const isAreaPage = onLine && area !== undefined && area.lines.length > 1;
  return (
    <div className={classes.bar}>
      {parent && !isAreaPage ? (
        <IconButton label="Back" onClick={back}>
          <IconArrowLeft size={20} stroke={1.75} />
        </IconButton>
      ) : (
        <AppLink to={{ to: '/' }} className={classes.brand} aria-label="Home">
          <Mark />
        </AppLink>
      )}
      {isAreaPage ? (
        <AreaTitle area={area} current={line} title={title[0]} />
      ) : (
        // The page's heading says the same to those who do not see.
        <p className={classes.title} aria-hidden>
          {titleIn(title)}
        </p>
      )}
      <IconButton label="Search" onClick={openPalette}>
        <IconSearch size={20} stroke={1.75} />
      </IconButton>
      <Bell />
      <ProfileButton />
    </div>
  );
}
