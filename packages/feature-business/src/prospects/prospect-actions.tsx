import { useGo, useMay } from '@upline/shell';
import { DeleteModal } from '@upline/ui-kit/dialog/delete-modal.tsx';
import { lateLayer } from '@upline/ui-kit/loading/late-layer.tsx';
import type { MenuAction } from '@upline/ui-kit/menu/action-menu.tsx';
import { useState } from 'react';
import { useDeleteProspect, useLoseProspect, useReopenProspect } from './prospect.mutations.ts';
import type { Prospect } from './prospect-values.ts';

const LoseDialog = lateLayer(() => import('./lose-dialog.tsx').then((chunk) => chunk.LoseDialog));

/** What may be done to a prospect besides editing and moving: rights of the session and of the row together. */
export function useProspectMenu(prospect: Prospect) {
  const [open, setOpen] = useState<'lose' | 'delete'>();
  const reopen = useReopenProspect();
  const may = {
    lose: useMay('loseProspect'),
    reopen: useMay('reopenProspect'),
    convert: useMay('convertProspect'),
    delete: useMay('deleteProspect'),
  };
  const offers = (action: keyof typeof may) => may[action] && prospect.actions.includes(action);
  const params = { id: prospect.id };
  const actions: MenuAction[] = [
    ...(offers('convert')
      ? [
          {
            key: 'convert',
            label: 'Convert to client',
            to: { to: '/business/prospects/$id/convert', params } as const,
          },
        ]
      : []),
    ...(offers('lose')
      ? [{ key: 'lose', label: 'Mark as lost', opens: LoseDialog, onClick: () => setOpen('lose') }]
      : []),
    ...(offers('reopen')
      ? [
          {
            key: 'reopen',
            label: 'Reopen prospect',
            onClick: () => void reopen.save({ params, ifMatch: prospect.version }),
          },
        ]
      : []),
    ...(offers('delete')
      ? [{ key: 'delete', label: 'Delete prospect', danger: true, onClick: () => setOpen('delete') }]
      : []),
  ];
  return { actions, open, close: () => setOpen(undefined) };
}

interface ProspectActionsProps {
  readonly menu: ReturnType<typeof useProspectMenu>;
  readonly prospect: Prospect;
}

/** The dialogs of the menu. */
export function ProspectActions({ menu, prospect }: ProspectActionsProps) {
  const go = useGo();
  const lose = useLoseProspect();
  const remove = useDeleteProspect();
  const target = { params: { id: prospect.id }, ifMatch: prospect.version };
  return (
    <>
      {menu.open === 'lose' && (
        <LoseDialog
          onClose={menu.close}
          onLose={(lost_reason) => lose.send({ ...target, body: { lost_reason } })}
        />
      )}
      <DeleteModal
        name="prospect"
        opened={menu.open === 'delete'}
        onClose={menu.close}
        onDelete={() => remove.send(target)}
        onDeleted={() => void go({ to: '/business/prospects' })}
      />
    </>
  );
}
