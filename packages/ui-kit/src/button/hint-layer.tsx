import '../styles/layers.ts';
import { type FloatingPosition, Tooltip } from '@mantine/core';

export interface HintLayerProps {
  readonly target: HTMLElement;
  readonly label: string;
  readonly position: FloatingPosition;
  readonly disabled: boolean;
}

/** Open from the start: the pointer rests on the target already. Later visits are Mantine's own to notice. */
export const HintLayer = (props: HintLayerProps) => <Tooltip {...props} defaultOpened />;
