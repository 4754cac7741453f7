import { usePageAt } from '@upline/shell';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { ReactNode } from 'react';

/** Leads to a page of another feature, where this app has it. */
export function PageLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const page = usePageAt()(to);
  return page ? <Link to={page}>{children}</Link> : children;
}
