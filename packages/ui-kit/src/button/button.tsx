import { Button as MantineButton, type ButtonProps as MantineButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../link/link.tsx';
import type { LinkTarget } from '../link/link-target.ts';

export interface ButtonProps
  extends MantineButtonProps,
    Omit<ComponentPropsWithRef<'button'>, keyof MantineButtonProps> {}

/**
 * An action, said as a verb: one `filled` a screen, `color="red"` only for what cannot be undone. While it loads, Mantine
 * would disable it, which takes the focus away; here it stays, says that it is busy, and does nothing more.
 */
export function Button(props: ButtonProps) {
  const { loading, disabled, type = 'button', onClick } = props;
  return (
    <MantineButton
      {...props}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
      renderRoot={(root) => <button {...root} type={loading ? 'button' : type} disabled={disabled} />}
    />
  );
}

export interface LinkButtonProps
  extends Omit<MantineButtonProps, 'loading' | 'loaderProps' | 'disabled'>,
    Pick<ComponentPropsWithRef<'a'>, 'aria-label' | 'children' | 'ref'> {
  readonly to: LinkTarget;
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export const LinkButton = (props: LinkButtonProps) => <MantineButton component={Link} {...props} />;
