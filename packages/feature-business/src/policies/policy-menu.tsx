import { useGo, useMay } from '@upline/shell';
import { DeleteModal } from '@upline/ui-kit/dialog/delete-modal.tsx';
import type { MenuAction } from '@upline/ui-kit/menu/action-menu.tsx';
import { useState } from 'react';
import { useDeletePolicy, useMovePolicy } from './policy.mutations.ts';
import type { Policy } from './policy-head.tsx';

/** What may be done to a policy besides editing it: withdrawing and deleting an own entry of the day (R-POL-03). */
export function usePolicyMenu(policy: Policy) {
  const [deleting, setDeleting] = useState(false);
  const move = useMovePolicy();
  const remove = useDeletePolicy();
  const go = useGo();
  const may = { move: useMay('movePolicy'), remove: useMay('deletePolicy') };
  const about = { params: { id: policy.id }, ifMatch: policy.version };
  const actions: MenuAction[] = [];
  if (may.move && policy.actions.includes('archive'))
    actions.push({
      key: 'archive',
      label: 'Withdraw policy',
      onClick: () => void move.save({ ...about, body: { to: 'Archived', ended_as: 'Withdrawn' } }),
    });
  if (may.remove && policy.actions.includes('delete'))
    actions.push({ key: 'delete', label: 'Delete policy', danger: true, onClick: () => setDeleting(true) });
  const dialogs = (
    <DeleteModal
      name="policy"
      opened={deleting}
      onClose={() => setDeleting(false)}
      onDelete={() => remove.send(about)}
      onDeleted={() => void go({ to: '/business' })}
    />
  );
  return { actions, dialogs, error: move.error };
}
