import { Anchor, Breadcrumbs, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import type { LinkTarget } from '../link/link-target.ts';
import { ActionMenu, type MenuAction } from '../menu/action-menu.tsx';
import { BackButton } from './back-button.tsx';
import classes from './page-header.module.css';

/** One step of the way to a page. */
export interface Crumb {
  readonly label: string;
  readonly to: LinkTarget;
}

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** Only at depth three and more. */
  readonly crumbs?: readonly Crumb[];
  /** One muted line: code, level, status. Empty ones are left out. */
  readonly facts?: readonly ReactNode[];
  /** Before the title: an avatar. */
  readonly picture?: ReactNode;
  /** Beside the title: a copy button. */
  readonly titleEnd?: ReactNode;
  readonly back?: LinkTarget;
  /** The one filled button. */
  readonly primary?: ReactNode;
  /** Default buttons before it. */
  readonly secondary?: ReactNode;
  /** All other actions, behind ⋯. */
  readonly actions?: readonly MenuAction[];
}

/** The head of a page: what it is, what it can do. The h1 can take the focus when the page changes. */
export function PageHeader(props: PageHeaderProps) {
  const { title, crumbs = [], facts = [], picture, titleEnd, back, primary, secondary, actions = [] } = props;
  const shown = facts.filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '');
  const isBare = shown.length === 0 && crumbs.length === 0 && !(back || picture || titleEnd);
  return (
    <header className={classes.header} data-bare={isBare || undefined}>
      {crumbs.length > 0 && (
        <nav aria-label="Breadcrumb">
          <Breadcrumbs separator={<span aria-hidden>/</span>}>
            {crumbs.map((crumb) => (
              <Anchor key={crumb.label} component={Link} to={crumb.to} inherit>
                {crumb.label}
              </Anchor>
            ))}
          </Breadcrumbs>
        </nav>
      )}
      <div className={classes.row}>
        {back && (
          <span className={classes.back}>
            <BackButton parent={back} />
          </span>
        )}
        {picture}
        <div className={classes.words}>
          <Group gap="xs" wrap="nowrap" className={classes.titleRow ?? ''}>
            <Title className={classes.title} tabIndex={-1}>
              {title}
            </Title>
            {titleEnd}
          </Group>
          {shown.length > 0 && (
            <p className={classes.facts}>
              {shown.map((fact, index) => (
                <span key={index}>{fact}</span>
              ))}
            </p>
          )}
        </div>
        <Group gap="sm" className={classes.actions}>
          {secondary}
          {primary}
          <ActionMenu actions={actions} />
        </Group>
      </div>
    </header>
  );
}
