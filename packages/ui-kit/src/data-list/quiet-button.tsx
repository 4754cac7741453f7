import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './toolbar.module.css';
import type { IconComponent } from './types.ts';

interface QuietButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon?: IconComponent;
  /** The word beside the icon; `aria-label` and a tip take its place on icon-only buttons. */
  children?: ReactNode;
  tip?: string;
}

/** A button that waits in the background: icon, word or both, with a tip drawn by the style sheet. */
export function QuietButton({ icon: Icon, children, tip, className, ...rest }: QuietButtonProps) {
  return (
    <button
      type="button"
      className={className ? `${styles.quiet} ${className}` : styles.quiet}
      data-tip={tip}
      data-icon-only={children ? undefined : ''}
      aria-label={children ? undefined : tip}
      {...rest}
    >
      {Icon && <Icon size={16} stroke={1.75} />}
      {children}
    </button>
  );
}
