import { useQuery } from '@tanstack/react-query';
import { queryFor, RecordActions, useMay } from '@upline/shell';
import { Link, usePrivateText } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { addConflictOf, removeConflict } from '../conflicts/conflicts.actions.ts';
import classes from '../settings.module.css';
import type { Admin } from './users-list.ts';

/** About whom an admin decides nothing (R-ADM-02). */
export function UserConflicts({ admin }: { readonly admin: Admin }) {
  const { code } = admin;
  const conflicts = useQuery(queryFor('listAdminConflicts', { params: { code } }));
  const mayAdd = useMay('addAdminConflict');
  const mayRemove = useMay('removeAdminConflict');
  const privately = usePrivateText();
  if (conflicts.isPending) return <Loading label="Conflicts of interest" shape="rows" count={2} />;
  if (conflicts.isError)
    return <ErrorState error={conflicts.error} onRetry={() => void conflicts.refetch()} />;
  const { relatives } = conflicts.data;
  return (
    <Card title="Conflicts of interest" actions={mayAdd && <RecordActions actions={[addConflictOf(code)]} />}>
      {relatives.length === 0 ? (
        <EmptyState>They may decide on records about every associate.</EmptyState>
      ) : (
        <ul className={layout.list} aria-label="Conflicts of interest">
          {relatives.map((relative) => (
            <li key={relative.code} className={classes.entry}>
              <div className={layout.words}>
                <p className={layout.strong}>
                  <Link to={{ to: '/associates/$code', params: { code: relative.code } }}>
                    <Private>{relative.name}</Private>
                  </Link>
                </p>
                <p className={layout.small}>
                  <Private>{relative.relation}</Private>
                </p>
              </div>
              {mayRemove && (
                <RecordActions actions={[{ ...removeConflict(admin, relative, privately), key: 'remove' }]} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
