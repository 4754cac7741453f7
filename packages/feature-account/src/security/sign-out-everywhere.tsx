import { useApi } from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { useEndAllSessions } from './security.mutations.ts';

export interface SignOutEverywhereProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks, then ends every session, this one too. */
export function SignOutEverywhere({ opened, onClose }: SignOutEverywhereProps) {
  const { tokens } = useApi();
  const { save, saving, error, clear } = useEndAllSessions();
  const close = () => {
    clear();
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      title="Sign out everywhere"
      locked={saving}
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={saving} data-autofocus>
            Stay signed in
          </Button>
          <Button
            variant="filled"
            color="red"
            loading={saving}
            onClick={() => void save({}, () => tokens.end('signed-out'))}
          >
            Sign out everywhere
          </Button>
        </>
      }
    >
      <p>Every session ends, this one too. You sign in again with your password.</p>
      {error && (
        <Banner tone="danger" live title={error.message}>
          Your sessions go on.
        </Banner>
      )}
    </Dialog>
  );
}
