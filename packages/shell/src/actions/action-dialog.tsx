import type { OperationId, OperationInput } from '@upline/api-client';
import { ConfirmByTyping } from '@upline/ui-kit/dialog/confirm-by-typing.tsx';
import { DeleteModal } from '@upline/ui-kit/dialog/delete-modal.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useRef, useState } from 'react';
import { useSave } from '../data/use-save.ts';
import { isLate } from '../data/write.ts';
import { ActionForm } from './action-form.tsx';
import type { RecordAction } from './record-action.ts';

export interface ActionDialogProps {
  readonly action: RecordAction;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks what an action needs, does it, and says what came of it. */
export function ActionDialog({ action, opened, onClose }: ActionDialogProps) {
  const { label, title = label, about, fields = [], reason, typed, deletes, verb, shows, onDone } = action;
  const { send } = useSave({ ...action, rereads: true });
  const [answer, setAnswer] = useState<{ readonly of: unknown }>();
  const gone = useRef<unknown>(undefined);
  const close = () => {
    setAnswer(undefined);
    onClose();
  };
  const hasBody =
    action.body !== undefined || fields.length > 0 || action.reshaped !== undefined || reason !== undefined;
  /** The fields were judged by the operation where the action was declared. */
  const run = (asked: object, version?: number) =>
    send({
      ...action.input,
      ...(version === undefined ? {} : { ifMatch: version }),
      ...(hasBody ? { body: { ...action.body, ...asked } } : {}),
    } as OperationInput<OperationId>);

  if (deletes !== undefined)
    return (
      <DeleteModal
        name={deletes}
        {...(verb ? { verb } : {})}
        opened={opened}
        onClose={close}
        onDelete={async () => {
          gone.current = await run({});
        }}
        onDeleted={() => onDone?.(gone.current)}
      />
    );
  if (typed !== undefined && fields.length === 0 && reason === undefined)
    return (
      <ConfirmByTyping
        title={title}
        text={typed}
        confirmLabel={action.saveLabel ?? label}
        opened={opened}
        onConfirm={() => run({}).then((done) => onDone?.(done))}
        onClose={close}
      >
        {about}
      </ConfirmByTyping>
    );
  return (
    <Dialog title={title} size="lg" opened={opened} onClose={close}>
      {opened &&
        (answer && shows ? (
          shows(answer.of, close, () => setAnswer(undefined))
        ) : (
          <ActionForm
            action={action}
            send={(asked, version) =>
              run(asked, version).catch((error: unknown) => {
                // What is read again may no longer offer the action, and takes the dialog with its words away.
                if (isLate(error)) toast.error(error.message, { requestId: error.requestId });
                throw error;
              })
            }
            onCancel={close}
            onDone={(done) => {
              if (shows) setAnswer({ of: done });
              else close();
              onDone?.(done);
            }}
          />
        ))}
    </Dialog>
  );
}
