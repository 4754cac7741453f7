import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

export interface IconButtonProps
  extends ActionIconProps,
    Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'aria-label'> {
  /** The button's name; shown beside it when the pointer or the focus rests on it. */
  readonly label: string;
}

/** A quiet action shown as an icon: 32 px, 44 px where fingers point. */
export const IconButton = ({ label, ...props }: IconButtonProps) => (
  // What the button has opened lies where the tooltip would.
  <Tooltip label={label} disabled={props['aria-expanded'] === true}>
    <ActionIcon {...props} aria-label={label} />
  </Tooltip>
);
