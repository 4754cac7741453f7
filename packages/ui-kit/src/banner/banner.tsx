import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '../icons/icons.ts';
import classes from './banner.module.css';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  readonly tone?: BannerTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** Buttons or links at the end. */
  readonly actions?: ReactNode;
  /** Announced at once, for what just happened. Without it the banner is part of the page. */
  readonly live?: boolean;
}

const ICONS = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
} as const;

/** A message that stays in the page: what happened, what stays safe, what to do. */
export function Banner({ tone = 'info', title, children, actions, live = false }: BannerProps) {
  const Icon = ICONS[tone];
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={clsx(classes.banner, classes[tone])} role={role}>
      <Icon className={classes.icon} size={20} stroke={1.75} aria-hidden />
      <div className={classes.text}>
        {title && <p className={classes.title}>{title}</p>}
        {children && <div className={classes.body}>{children}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
