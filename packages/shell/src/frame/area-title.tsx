import { UnstyledButton } from '@mantine/core';
import { onIntent, preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { Suspense, useState } from 'react';
import { IconChevronDown } from '../icons.ts';
import type { NavArea, NavLine } from '../nav/nav-model.ts';
import classes from './narrow-bar.module.css';

const AreaMenu = preloadable(() => import('./area-menu.tsx').then((chunk) => chunk.AreaMenu));

interface AreaTitleProps {
  readonly area: NavArea;
  readonly current: NavLine | undefined;
  readonly title: string | undefined;
}

/** The sidebar of the narrow frame: the title of the page opens the pages of its area. */
export function AreaTitle({ area, current, title }: AreaTitleProps) {
  const [open, setOpen] = useState(false);
  return (
    <span className={classes.titleMenu}>
      <UnstyledButton
        className={classes.titleButton ?? ''}
        aria-label={`${title}, pages of ${area.label}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...onIntent(AreaMenu)}
        onClick={() => setOpen(true)}
      >
        <span className={classes.words}>{title}</span>
        <IconChevronDown size={16} stroke={1.75} />
      </UnstyledButton>
      {open && (
        <Suspense>
          <AreaMenu area={area} current={current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
