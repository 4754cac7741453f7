import { Alert, Group } from '@mantine/core';
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

const TONES = {
  info: { color: 'teal', Icon: IconInfoCircle },
  success: { color: 'green', Icon: IconCircleCheck },
  warning: { color: 'yellow', Icon: IconAlertTriangle },
  danger: { color: 'red', Icon: IconAlertCircle },
} as const;

/** A message that stays in the page: what happened, what stays safe, what to do. */
export function Banner({ tone = 'info', title, children, actions, live = false }: BannerProps) {
  const { color, Icon } = TONES[tone];
  return (
    <Alert
      color={color}
      icon={<Icon size={20} stroke={1.75} aria-hidden />}
      // Without a role Mantine makes every alert one that interrupts; what is in the page is only read in its place.
      role={live ? (tone === 'danger' ? 'alert' : 'status') : 'note'}
    >
      <div className={classes.content}>
        <div className={classes.text}>
          {title && <p className={classes.title}>{title}</p>}
          {children}
        </div>
        {actions && <Group gap="sm">{actions}</Group>}
      </div>
    </Alert>
  );
}
