import { useRouterState } from '@tanstack/react-router';
import { type NavArea, type NavLine, pathOf } from '../nav/nav-model.ts';
import { AreaStrip } from './area-strip.tsx';
import { NarrowBar } from './narrow-bar.tsx';

export { BottomBar } from './bottom-bar.tsx';

interface NarrowHeadProps {
  readonly area: NavArea | undefined;
  /** The line the page is, or stands below. */
  readonly line: NavLine | undefined;
}

/** The bar of the narrow frame and, below it, the pages of the area, unless the page stands below one of them. */
export function NarrowHead({ area, line }: NarrowHeadProps) {
  const onLine = useRouterState({
    select: ({ location }) => line !== undefined && pathOf(line) === location.pathname,
  });
  return (
    <>
      <NarrowBar />
      {onLine && area && area.lines.length > 1 && <AreaStrip area={area} current={line} />}
    </>
  );
}
