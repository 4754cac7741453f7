import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { PageHeader, type PageHeaderProps } from '../page/page-header.tsx';
import { Private } from '../private/private.tsx';
import { Status } from '../status/status.tsx';

export interface DetailHeaderProps extends Omit<PageHeaderProps, 'title' | 'picture'> {
  readonly name: string;
  /** What support asks for; a `CopyButton` for it is in `titleEnd`. */
  readonly code?: string;
  readonly status?: string;
  /** Shows an avatar. */
  readonly person?: { readonly code?: string; readonly hasPhoto?: boolean };
  /** False for what is no person's name: a provider, a product. */
  readonly isPrivate?: boolean;
  readonly facts?: readonly ReactNode[];
}

/** The head of a record: name, code, status, a line of facts, one main action and the rest behind ⋯. */
export function DetailHeader(props: DetailHeaderProps) {
  const { name, code, status, person, isPrivate = true, facts = [], ...rest } = props;
  return (
    <PageHeader
      {...rest}
      title={isPrivate ? <Private>{name}</Private> : name}
      picture={person && <Avatar name={name} size={40} {...person} />}
      facts={[
        code && <Private key="code">{code}</Private>,
        ...facts,
        status && <Status key="status" value={status} />,
      ]}
    />
  );
}
