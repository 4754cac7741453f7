import { NavLink } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { OperationId } from '@upline/api-client';
import { Hint } from '@upline/ui-kit/button/hint.tsx';
import { ActionMenu } from '@upline/ui-kit/menu/action-menu.tsx';
import { useSave } from '../data/use-save.ts';
import { IconBookmark } from '../icons.ts';
import { pinnedViewsQuery } from '../list/load-list.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { useMay } from '../session/access.ts';
import { type PinnedView, usePinnedPlace } from './pinned-place.ts';
import classes from './pinned-views.module.css';

const REFRESH: readonly OperationId[] = ['listPinnedViews'];

interface PinnedViewsProps {
  /** Only icons, whose names are tooltips. */
  readonly folded?: boolean;
  /** Style of a line where they stand. */
  readonly line: string;
  readonly onOpen?: () => void;
}

/** Views that the person keeps at hand, own ones and those others share, below the pages of an area. */
export default function PinnedViews({ folded = false, line, onOpen }: PinnedViewsProps) {
  const placeOf = usePinnedPlace();
  const { data } = useQuery(pinnedViewsQuery);
  const { view: open }: { view?: string } = useSearch({ strict: false });
  const pins = (data?.rows ?? []).flatMap((view) => {
    const to = placeOf(view);
    return to ? [{ view, to }] : [];
  });
  if (pins.length === 0) return null;
  return (
    <section aria-label="Pinned views">
      <p className={classes.heading}>{!folded && 'Pinned'}</p>
      <ul className={classes.lines}>
        {pins.map(({ view, to }, index) => {
          const link = (
            <NavLink
              renderRoot={(props) => <AppLink {...props} to={to} />}
              className={`${line} ${classes.line}`}
              active={view.id === open}
              aria-current={view.id === open ? 'true' : undefined}
              aria-label={folded ? view.name : undefined}
              label={folded ? undefined : view.name}
              leftSection={<IconBookmark size={20} stroke={1.75} />}
              {...(onOpen && { onClick: onOpen })}
            />
          );
          return (
            <li key={view.id} className={classes.pin}>
              {folded ? (
                <Hint label={view.name} position="right">
                  {link}
                </Hint>
              ) : (
                link
              )}
              {!folded && <PinMenu view={view} index={index} last={index === pins.length - 1} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface PinMenuProps {
  readonly view: PinnedView;
  readonly index: number;
  readonly last: boolean;
}

/** Its place among the pins, and the way out. */
function PinMenu({ view, index, last }: PinMenuProps) {
  const mayMove = useMay('movePinnedView');
  const move = useSave({ operation: 'movePinnedView', refresh: REFRESH });
  const unpin = useSave({ operation: 'unpinSavedView', refresh: REFRESH });
  if (!mayMove) return null;
  const moveTo = (position: number) => void move.save({ params: { id: view.id }, body: { position } });
  return (
    <span className={classes.menu}>
      <ActionMenu
        label={`Pinned view ${view.name}`}
        actions={[
          { key: 'up', label: 'Move up', disabled: index === 0, onClick: () => moveTo(index) },
          { key: 'down', label: 'Move down', disabled: last, onClick: () => moveTo(index + 2) },
          {
            key: 'unpin',
            label: 'Unpin',
            onClick: () => void unpin.save({ params: { id: view.id } }),
          },
        ]}
      />
    </span>
  );
}
