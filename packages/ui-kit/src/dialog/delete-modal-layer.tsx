import { messages } from '@upline/domain';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { RequestId } from '../errors/request-id.tsx';
import { Dialog } from './dialog.tsx';
import { useTask } from './use-task.ts';

export interface DeleteModalProps {
  readonly opened: boolean;
  /** What is deleted, as the question names it: `client`. */
  readonly name: string;
  /** What is done where it is less than deleting: the title, the question and the button say it. */
  readonly verb?: 'Delete' | 'Withdraw' | 'Remove';
  /** Deletes; what it throws is shown here and in a toast of 3000 ms (SPEC 8). */
  readonly onDelete: () => Promise<unknown>;
  /** Kept, or deleted and done. */
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** “Are you sure you want to delete this {name}?” with Delete and Keep it (SPEC 8). */
export function DeleteModalLayer(props: DeleteModalProps) {
  const { opened, name, verb = 'Delete', onDelete, onClose, onDeleted } = props;
  const task = useTask(onDelete, () => {
    onClose();
    onDeleted?.();
  });
  const close = () => {
    task.forget();
    onClose();
  };
  return (
    <Dialog
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
    </Dialog>
  );
}
