import { ActionIcon } from '@mantine/core';
import { Hint } from '../button/hint.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { IconArrowLeft } from '../icons/icons.ts';
import { Link } from '../link/link.tsx';
import type { LinkTarget } from '../link/link-target.ts';

export interface BackButtonProps {
  /** The parent route; without one the button goes back in history (SPEC 2). */
  readonly parent?: LinkTarget | undefined;
  readonly label?: string;
}

/** Back to the parent route or, failing that, back in history. */
export function BackButton({ parent, label = 'Back' }: BackButtonProps) {
  const icon = <IconArrowLeft size={20} stroke={1.75} aria-hidden />;
  return parent ? (
    <Hint label={label}>
      <ActionIcon component={Link} to={parent} aria-label={label}>
        {icon}
      </ActionIcon>
    </Hint>
  ) : (
    <IconButton label={label} onClick={() => window.history.back()}>
      {icon}
    </IconButton>
  );
}
