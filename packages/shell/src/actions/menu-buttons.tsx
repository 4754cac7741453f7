import { Button, type ButtonProps, LinkButton } from '@upline/ui-kit/button/button.tsx';
import { onIntent } from '@upline/ui-kit/loading/preloadable.ts';
import type { MenuAction } from '@upline/ui-kit/menu/action-menu.tsx';

interface MenuButtonsProps {
  readonly menu: readonly MenuAction[];
  readonly size: ButtonProps['size'];
  /** The one filled button. */
  readonly filled?: string | undefined;
  /** The action that is under way. */
  readonly running: string | undefined;
}

/** Entries of a menu as buttons. */
export const MenuButtons = ({ menu, size, filled, running }: MenuButtonsProps) =>
  menu.map(({ key, label, to, icon, opens, onClick, danger }) =>
    to ? (
      <LinkButton
        key={key}
        to={to}
        size={size}
        {...(key === filled ? { variant: 'filled' } : {})}
        leftSection={icon}
      >
        {label}
      </LinkButton>
    ) : (
      <Button
        key={key}
        size={size}
        {...(key === filled ? { variant: 'filled' } : {})}
        leftSection={icon}
        loading={running === key}
        onClick={onClick}
        {...(danger ? { color: 'red' } : {})}
        {...(opens ? onIntent(opens) : {})}
      >
        {label}
      </Button>
    ),
  );
