import type { NavArea, NavLine } from '../nav/nav-model.ts';
import { AreaStrip } from './area-strip.tsx';
import { NarrowBar } from './narrow-bar.tsx';

export { BottomBar } from './bottom-bar.tsx';

interface NarrowHeadProps {
  /** The area whose lines are offered; none on pages that are no line of it. */
  readonly area: NavArea | undefined;
  readonly line: NavLine | undefined;
}

/** The bar of the narrow frame and, below it, the pages of the area. */
export function NarrowHead({ area, line }: NarrowHeadProps) {
  return (
    <>
      <NarrowBar />
      {area && area.lines.length > 1 && <AreaStrip area={area} current={line} />}
    </>
  );
}
