import { messages } from '@upline/domain';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { RequestId } from '../errors/request-id.tsx';
import type { DeleteModalProps } from './delete-modal.tsx';
import { DialogLayer } from './dialog-layer.tsx';
import { useTask } from './use-task.ts';

/** The question and its answers. */
export function DeleteLayer({
  opened,
  name,
  verb = 'Delete',
  onDelete,
  onClose,
  onDeleted,
}: DeleteModalProps) {
  const task = useTask(onDelete, () => {
    onClose();
    onDeleted?.();
  });
  const close = () => {
    task.forget();
    onClose();
  };
  return (
    <DialogLayer
      opened={opened}
      title={`${verb} ${name}`}
      locked={task.processing}
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={task.processing} data-autofocus>
            Keep it
          </Button>
          <Button variant="filled" color="red" loading={task.processing} onClick={task.run}>
            {verb}
          </Button>
        </>
      }
    >
      <p>{messages.confirmDelete(name, verb.toLowerCase())}</p>
      {task.problem && (
        <Banner tone="danger" live title={task.problem.message}>
          {verb === 'Delete' ? 'Nothing was deleted.' : 'Nothing was changed.'}
          <RequestId id={task.problem.requestId} />
        </Banner>
      )}
    </DialogLayer>
  );
}
