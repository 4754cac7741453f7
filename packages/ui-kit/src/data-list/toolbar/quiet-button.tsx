import { type ComponentPropsWithRef, memo } from 'react';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../button/icon-button.tsx';
import type { IconComponent } from '../types.ts';

interface QuietButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'> {
  icon?: IconComponent | undefined;
  /** What an icon alone means, in words. */
  tip?: string | undefined;
  loading?: boolean;
  /** Cannot be undone. */
  color?: 'red';
}

function PlainQuietButton({ icon: Icon, children, tip, 'aria-label': name, ...rest }: QuietButtonProps) {
  const sign = Icon && <Icon size={16} stroke={1.75} />;
  if (!children)
    return (
      <IconButton {...rest} label={tip ?? name ?? ''}>
        {sign}
      </IconButton>
    );
  return (
    <Button {...rest} variant="subtle" px="sm" leftSection={sign} aria-label={name}>
      {children}
    </Button>
  );
}

/**
 * A button that waits in the background: a word with or without an icon, or an icon with its tip. It is drawn again when it
 * is another one: its list, which is, gives it handlers that stay.
 */
export const QuietButton = memo(PlainQuietButton);
