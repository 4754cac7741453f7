import { lazy, Suspense, useState } from 'react';
import { IconDots } from '../icons.ts';
import { AppLink } from '../navigation/app-link.tsx';
import classes from './bottom-bar.module.css';
import type { TopBarProps } from './top-bar.tsx';

const MoreSheet = lazy(() => import('./more-sheet.tsx'));

/** The five most used areas under the thumb; the rest behind More. */
const PLACES = 5;

export function BottomBar({ areas, current }: TopBarProps) {
  const [open, setOpen] = useState(false);
  const shown = areas.slice(0, PLACES);
  return (
    <nav className={classes.bar} aria-label="Main">
      {shown.map((area) => (
        <AppLink
          key={area.id}
          to={area.home.to}
          params={area.home.params}
          className={classes.place}
          aria-current={area.id === current?.id ? 'page' : undefined}
        >
          <area.icon size={20} stroke={1.75} />
          {area.label}
        </AppLink>
      ))}
      <button
        type="button"
        className={classes.place}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <IconDots size={20} stroke={1.75} />
        More
      </button>
      {open && (
        <Suspense>
          <MoreSheet areas={areas.slice(PLACES)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}
