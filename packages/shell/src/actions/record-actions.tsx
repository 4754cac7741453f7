import type { ButtonProps } from '@upline/ui-kit/button/button.tsx';
import { ActionMenu } from '@upline/ui-kit/menu/action-menu.tsx';
import { MenuButtons } from './menu-buttons.tsx';
import type { NamedAction } from './record-action.ts';
import { useRecordActions } from './use-record-actions.tsx';

export interface RecordActionsProps {
  /** What `offered` gives of a row. */
  readonly actions: readonly NamedAction[];
  /** As the entries of a ⋯ menu instead of buttons. */
  readonly as?: 'buttons' | 'menu';
  readonly size?: ButtonProps['size'];
  /** The action that the record waits for: the one filled button. */
  readonly filled?: string;
  /** The action whose dialog the address asks for, and what takes it out of the address again. */
  readonly asked?: string | undefined;
  readonly onClosed?: () => void;
}

/** What may be done with a record, as buttons or a menu, including what the actions ask, send, report and reload. */
export function RecordActions({
  actions,
  as = 'buttons',
  size = 'xs',
  filled,
  asked,
  onClosed,
}: RecordActionsProps) {
  const { menu, running, dialog } = useRecordActions(actions, asked, onClosed);
  return (
    <>
      {as === 'menu' ? (
        <ActionMenu actions={menu} />
      ) : (
        <MenuButtons menu={menu} size={size} filled={filled} running={running} />
      )}
      {dialog}
    </>
  );
}
