import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Hint } from './hint.tsx';

export interface IconButtonProps
  extends ActionIconProps,
    Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'aria-label'> {
  /** The button's name; shown beside it when the pointer rests on it. */
  readonly label: string;
}

/** A quiet action shown as an icon: 32 px, 44 px where fingers point. */
export const IconButton = ({ label, ...props }: IconButtonProps) => (
  // The layer that the button opened covers the place of the tooltip.
  <Hint label={label} disabled={props['aria-expanded'] === true}>
    <ActionIcon {...props} aria-label={label} />
  </Hint>
);
