import { AppShell, UnstyledButton } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { IconDots } from '../icons.ts';
import type { NavArea } from '../nav/nav-model.ts';
import { AppLink } from '../navigation/app-link.tsx';
import classes from './bottom-bar.module.css';
import { placeAt, placesOf } from './bottom-places.ts';

const MoreSheet = lazy(() => import('./more-sheet.tsx'));

interface BottomBarProps {
  readonly areas: readonly NavArea[];
  /** That of the page. */
  readonly area: NavArea | undefined;
}

/** The four most used places under the thumb; the rest behind More. */
export function BottomBar({ areas, area }: BottomBarProps) {
  const [open, setOpen] = useState(false);
  const places = useMemo(() => placesOf(areas), [areas]);
  const current = useRouterState({
    select: ({ location }) => placeAt(places, location.pathname, area?.id)?.key,
  });
  const others = areas.filter(({ id }) => !places.some(({ key }) => key === id));
  return (
    <AppShell.Footer className={classes.footer ?? ''}>
      <nav className={classes.bar} aria-label="Main">
        {places.map((place) => (
          <AppLink
            key={place.key}
            to={place}
            className={classes.place}
            aria-current={place.key === current ? 'page' : undefined}
          >
            <place.icon size={20} stroke={1.75} />
            <span>{place.label}</span>
          </AppLink>
        ))}
        <UnstyledButton
          className={classes.place ?? ''}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <IconDots size={20} stroke={1.75} />
          <span>More</span>
        </UnstyledButton>
      </nav>
      {open && (
        <Suspense>
          <MoreSheet areas={others} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </AppShell.Footer>
  );
}
