import { useEffect, useRef } from 'react';
import { AppLink } from '../navigation/app-link.tsx';
import classes from './area-strip.module.css';
import type { SidebarProps } from './sidebar.tsx';

/** The sidebar of the narrow frame: one line of links that slides sideways. */
export function AreaStrip({ area, current }: SidebarProps) {
  const active = useRef<HTMLAnchorElement>(null);
  // Another line is active, so another link must be in sight
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current?.key]);
  return (
    <nav className={classes.strip} aria-label={area.label}>
      {area.lines.map((line) => (
        <AppLink
          key={line.key}
          ref={line.key === current?.key ? active : undefined}
          to={line.to}
          params={line.params}
          className={classes.line}
          aria-current={line.key === current?.key ? 'page' : undefined}
        >
          {line.label}
        </AppLink>
      ))}
    </nav>
  );
}
