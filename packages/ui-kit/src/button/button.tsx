import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from '../link/link.tsx';
import type { LinkTarget } from '../link/link-target.ts';
import classes from './button.module.css';

export type ButtonVariant = 'primary' | 'default' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** One `primary` a screen; `danger` only for what cannot be undone. */
  readonly variant?: ButtonVariant;
  readonly size?: 'small' | 'normal';
  /** Work is running: the button stays in place and in focus, says so, and does nothing more. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
  readonly fullWidth?: boolean;
  readonly type?: 'button' | 'submit' | 'reset';
  readonly ref?: Ref<HTMLButtonElement>;
}

const look = (variant: ButtonVariant, size: 'small' | 'normal', fullWidth: boolean, className?: string) =>
  clsx(
    classes.button,
    classes[variant],
    size === 'small' && classes.small,
    fullWidth && classes.full,
    className,
  );

/** An action, said as a verb. */
export function Button({
  variant = 'default',
  size = 'normal',
  busy = false,
  icon,
  fullWidth = false,
  type = 'button',
  className,
  onClick,
  children,
  ...attributes
}: ButtonProps) {
  return (
    <button
      {...attributes}
      type={busy ? 'button' : type}
      className={look(variant, size, fullWidth, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <span className={classes.spinner} aria-hidden /> : icon}
      {children}
    </button>
  );
}

export interface LinkButtonProps {
  readonly to: LinkTarget;
  readonly variant?: ButtonVariant;
  readonly size?: 'small' | 'normal';
  readonly icon?: ReactNode;
  readonly fullWidth?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function LinkButton(props: LinkButtonProps) {
  const { to, variant = 'default', size = 'normal', icon, fullWidth = false, className, children } = props;
  return (
    <Link to={to} className={look(variant, size, fullWidth, className)}>
      {icon}
      {children}
    </Link>
  );
}

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'aria-label'> {
  /** The button's name; shown by the browser on hover. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A quiet action shown as an icon: 32 px, 44 px where fingers point. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(classes.icon, className)}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
