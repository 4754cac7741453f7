import type { FloatingPosition } from '@mantine/core';
import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { preloadable } from '../loading/preloadable.ts';

const HintLayer = preloadable(() => import('./hint-layer.tsx').then((chunk) => chunk.HintLayer));

/** As long as Mantine's tooltips wait by the theme. */
const WAIT_MS = 300;

interface Pointed {
  readonly onPointerEnter?: ((event: PointerEvent<never>) => void) | undefined;
  readonly onPointerLeave?: ((event: PointerEvent<never>) => void) | undefined;
}

export interface HintProps {
  readonly label: string;
  readonly position?: FloatingPosition;
  readonly disabled?: boolean;
  /** The control; it hands on what it does not know to its element. */
  readonly children: ReactElement<Pointed>;
}

/**
 * What a control means in words while the pointer rests on it: Mantine's tooltip, whose code comes with the first pointer.
 * Every page has such controls, and what places a tooltip is more than a tenth of what a list loads.
 */
export function Hint({ label, position = 'top', disabled = false, children }: HintProps) {
  const [target, setTarget] = useState<HTMLElement>();
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(wait.current), []);
  const enter = (event: PointerEvent<never>) => {
    children.props.onPointerEnter?.(event);
    if (event.pointerType !== 'mouse' || target) return;
    const element: HTMLElement = event.currentTarget;
    const layer = HintLayer.preload();
    const mine = setTimeout(async () => {
      // Without its code, which may be gone, the control has its name all the same.
      if ((await layer) && wait.current === mine) setTarget(element);
    }, WAIT_MS);
    wait.current = mine;
  };
  const leave = (event: PointerEvent<never>) => {
    children.props.onPointerLeave?.(event);
    clearTimeout(wait.current);
    wait.current = undefined;
  };
  return (
    <>
      {cloneElement(children, { onPointerEnter: enter, onPointerLeave: leave })}
      {target && (
        <Suspense>
          <HintLayer target={target} label={label} position={position} disabled={disabled} />
        </Suspense>
      )}
    </>
  );
}
