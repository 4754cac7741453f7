import { Banner, Button } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { useRemoveSpouse } from './spouse.mutations.ts';

interface RemoveSpouseDialogProps {
  /** The code of the spouse, where the two are linked. */
  readonly linked: string | null;
  readonly version: number;
  readonly onClose: () => void;
}

/** What the end of the link means is said before it is confirmed. */
export function RemoveSpouseDialog({ linked, version, onClose }: RemoveSpouseDialogProps) {
  const remove = useRemoveSpouse();
  const verb = linked === null ? 'Remove spouse' : 'End link';
  return (
    <Dialog
      opened
      title={verb}
      locked={remove.saving}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={remove.saving}>
            Cancel
          </Button>
          <Button
            variant="filled"
            color="red"
            loading={remove.saving}
            onClick={() => void remove.save({ ifMatch: version })}
          >
            {verb}
          </Button>
        </>
      }
    >
      {remove.error && (
        <Banner tone="danger" live>
          {remove.error.message}
        </Banner>
      )}
      <p>
        {linked === null
          ? 'The name of your spouse and how to reach them are taken off your account.'
          : `The link with ${linked} ends for both of you, and your spouse gets a message. Licenses of your spouse no longer count for you, nor yours for them.`}
      </p>
    </Dialog>
  );
}
