import { Group, Paper, SimpleGrid, Title } from '@mantine/core';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

export interface CardProps {
  readonly title?: string;
  /** Quiet buttons or links at the right of the title. */
  readonly actions?: ReactNode;
  /** No inner space: for lists and charts that bring their own. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

/** A part of a page: one border, no shadow. */
export function Card({ title, actions, flush = false, children }: CardProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      withBorder
      p={flush ? 0 : 'md'}
      className={clsx(classes.card, flush && classes.flush)}
      aria-labelledby={title ? id : undefined}
    >
      {(title || actions) && (
        <Group component="header" justify="space-between" gap="sm" className={classes.head}>
          {title && (
            <Title order={2} size="h3" id={id}>
              {title}
            </Title>
          )}
          {actions && <Group gap="xs">{actions}</Group>}
        </Group>
      )}
      {children}
    </Paper>
  );
}

/** Cards in 1, 2, 3, 4 or 6 columns by the width of the page (SPEC 9). */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, sm: 3, lg: 4, xl: 6 }} spacing="md">
      {children}
    </SimpleGrid>
  );
}
