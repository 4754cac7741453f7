import { useQuery } from '@tanstack/react-query';
import type { OperationId } from '@upline/api-client';
import { LinkButton } from '@upline/ui-kit/button/button.tsx';
import { CreateButton } from '@upline/ui-kit/button/create-button.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { PageHeader, type PageHeaderProps } from '@upline/ui-kit/page/page-header.tsx';
import type { ReactNode } from 'react';
import { MenuButtons } from '../actions/menu-buttons.tsx';
import { isPage, type NamedAction } from '../actions/record-action.ts';
import { useRecordActions } from '../actions/use-record-actions.tsx';
import { accessQuery, mayCall } from '../session/access.ts';
import { type KeyOf, ListRows, type ListRowsProps } from './data-list-for.tsx';

interface Frame extends Pick<PageHeaderProps, 'facts' | 'back' | 'secondary'> {
  readonly title: string;
  /** The list's own name where it is not called as the page. */
  readonly label?: string;
  /** The page of a new record, for those who may call what it needs. */
  readonly create?: {
    readonly label: string;
    readonly to: LinkTarget;
    readonly needs: OperationId;
    /** A list that is still empty offers it too. */
    readonly whereEmpty?: true;
  };
  /** What begins with a dialog, for those who may call it; the first one is the filled button. */
  readonly begins?: readonly NamedAction[];
  /** Behind ⋯ of the page. */
  readonly menu?: PageHeaderProps['actions'];
  /** Between the head and the list: sums, tabs. */
  readonly children?: ReactNode;
  /** In place of the list: a board, what another tab shows. */
  readonly instead?: ReactNode;
  /** Which part of the list it is; another part begins anew, as another list does. */
  readonly part?: string | undefined;
}

interface FramedRows<Id extends OperationId> extends Frame, Omit<ListRowsProps<Id>, keyof Frame> {}

/** The page of a list: its head with what may be begun here, and the rows. */
export function ListScreen<Id extends OperationId>(props: FramedRows<Id> & KeyOf<Id>) {
  const {
    title,
    label = title,
    facts,
    back,
    secondary,
    create,
    begins = [],
    menu: behind = [],
    children,
    instead,
    part,
    empty,
    ...list
  } = props as FramedRows<Id>;
  const { data: access } = useQuery({ ...accessQuery, enabled: false });
  const mayCreate = create !== undefined && mayCall(access, create.needs);
  const offered = begins.filter((action) => isPage(action) || mayCall(access, action.operation));
  const { menu, running, dialog } = useRecordActions(offered);
  const first = mayCreate && create.whereEmpty && (
    <LinkButton to={create.to} variant="filled">
      {create.label}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={title}
        {...(facts && { facts })}
        {...(back && { back })}
        secondary={secondary}
        primary={
          <>
            <MenuButtons menu={menu} size="sm" filled={menu[0]?.key} running={running} />
            {mayCreate && <CreateButton to={create.to}>{create.label}</CreateButton>}
          </>
        }
        actions={behind}
      />
      {dialog}
      {children}
      {/* Another list begins anew, and the head, where it was chosen, keeps the focus. */}
      {instead ?? (
        <ListRows
          key={`${label} ${part}`}
          {...list}
          label={label}
          empty={first ? { ...empty, action: first } : empty}
        />
      )}
    </>
  );
}
