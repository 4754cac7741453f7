import { Button } from '@upline/ui-kit/button/button.tsx';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';

export interface LeaveDialogProps {
  readonly opened: boolean;
  /** Stays on the page. */
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

export const LeaveDialog = ({ opened, onClose, onLeave }: LeaveDialogProps) => (
  <Dialog
    opened={opened}
    title="Leave without saving?"
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose} data-autofocus>
          Stay
        </Button>
        <Button variant="filled" color="red" onClick={onLeave}>
          Leave
        </Button>
      </>
    }
  >
    <p>What you have entered is not saved.</p>
  </Dialog>
);
