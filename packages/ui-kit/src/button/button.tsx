import { Button as MantineButton, type ButtonProps as MantineButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../link/link.tsx';
import type { LinkTarget } from '../link/link-target.ts';

export interface ButtonProps
  extends MantineButtonProps,
    Omit<ComponentPropsWithRef<'button'>, keyof MantineButtonProps> {}

/**
 * An action, labelled with a verb: one `filled` button for each screen, `color="red"` only for what cannot be undone.
 * Mantine would disable a loading button, which takes the focus away; ours stays, shows that it is busy, and ignores
 * further presses.
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
    Pick<ComponentPropsWithRef<'a'>, 'aria-label' | 'aria-keyshortcuts' | 'children' | 'ref'> {
  readonly to: LinkTarget;
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export const LinkButton = (props: LinkButtonProps) => <MantineButton component={Link} {...props} />;
