import { Group } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import {
  type NotificationData,
  notifications,
  notificationsStore,
  useNotifications,
} from '@mantine/notifications';
import { Button } from '../button/button.tsx';
import { RequestId } from '../errors/request-id.tsx';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '../icons/icons.ts';

/** How long a toast stays (SPEC 9), and one that offers to undo (D.5.36). */
export const TOAST_DURATION = 3000;
const UNDO_DURATION = 10_000;
export const MOST_TOASTS = 4;

const LOOKS = {
  success: { color: 'green', Icon: IconCircleCheck },
  error: { color: 'red', Icon: IconAlertCircle },
  info: { color: 'teal', Icon: IconInfoCircle },
} as const;

export interface ToastOptions {
  /** One thing that can be done about it. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly requestId?: string | undefined;
  /** Stays until closed, for an error that needs action. */
  readonly sticky?: boolean;
}

interface WordsProps extends Omit<ToastOptions, 'sticky'> {
  readonly text: string;
  readonly close: () => void;
}

const Words = ({ text, action, requestId, close }: WordsProps) => (
  <Group justify="space-between" gap="sm" wrap="nowrap">
    <div>
      {text}
      <RequestId id={requestId} />
    </div>
    {action && (
      <Button
        size="xs"
        flex="none"
        onClick={() => {
          action.onClick();
          close();
        }}
      >
        {action.label}
      </Button>
    )}
  </Group>
);

/** Good news that may still be open, by id: whether the page has changed since. */
const goodNews = new Map<string, boolean>();

function show(tone: keyof typeof LOOKS, text: string, options: ToastOptions = {}, duration = TOAST_DURATION) {
  const { sticky = false, ...words } = options;
  const { color, Icon } = LOOKS[tone];
  const id = randomId('toast-');
  const autoClose = sticky ? false : duration;
  const [oldest, ...newer] = notificationsStore.getState().notifications;
  // Mantine keeps what is too many for later; a message of now is worth more than one that was read.
  if (oldest?.id && newer.length + 1 >= MOST_TOASTS) notifications.hide(oldest.id);
  const data: NotificationData = {
    id,
    color,
    autoClose,
    icon: <Icon size={20} stroke={1.75} style={{ color: `var(--mantine-color-${color}-text)` }} />,
    message: <Words {...words} text={text} close={() => notifications.hide(id)} />,
    // Its place is a live region already.
    role: 'group',
    closeButtonProps: { 'aria-label': 'Close message' },
    // The pointer stops the clock of all of them in Mantine; the focus stops that of its message (D.5.34).
    onFocusCapture: () => notifications.update({ ...data, autoClose: false }),
    onBlurCapture: () => notifications.update(data),
    onClose: () => goodNews.delete(id),
  };
  if (tone !== 'error' && autoClose === TOAST_DURATION) goodNews.set(id, false);
  return notifications.show(data);
}

/**
 * Short messages above the page, 3000 ms each. Never the only place of an error that needs action: say it in the page
 * too.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  /** Offers `Undo` for ten seconds. */
  undo: (text: string, onUndo: () => void) =>
    show('success', text, { action: { label: 'Undo', onClick: onUndo } }, UNDO_DURATION),
  clear: () => notifications.clean(),
} as const;

/** Whether there is a message to show. */
export const useHasToast = (): boolean => useNotifications(notificationsStore).notifications.length > 0;

/** Another page is shown: good news goes along to the page that its save leads to, and no further. */
export function leavePage(): void {
  for (const [id, hasMoved] of goodNews) {
    if (hasMoved) notifications.hide(id);
    else goodNews.set(id, true);
  }
}
