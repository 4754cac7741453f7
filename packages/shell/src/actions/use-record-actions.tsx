import { useQueryClient } from '@tanstack/react-query';
import type { OperationId, OperationInput } from '@upline/api-client';
import { readProblem } from '@upline/ui-kit/errors/problem.ts';
import type { MenuAction } from '@upline/ui-kit/menu/action-menu.tsx';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useApi } from '../app/client.tsx';
import { createIntention, DOUBLE_CLICK_MS, writeOf } from '../data/write.ts';
import { ActionDialog } from './lazy-action-dialog.tsx';
import { asks, isPage, type NamedAction, type RecordAction } from './record-action.ts';
import { useDraftedAction } from './use-drafted-action.ts';

export interface RecordActions {
  /** Entries of a ⋯ menu. */
  readonly menu: readonly MenuAction[];
  /** Runs an action, or asks first; nothing where it is not offered. */
  readonly run: (key: string) => void;
  /** The same for one of the actions, as it is. */
  readonly start: (action: NamedAction) => void;
  /** Name of the action that is under way without a dialog. */
  readonly running: string | undefined;
  /** Shown beside what opens it. */
  readonly dialog: ReactNode;
}

/**
 * What may be done with a record, ready for a menu, for buttons or for a list. `wanted` names an action whose dialog opens of
 * itself, because an address asks for it.
 */
export function useRecordActions(
  actions: readonly NamedAction[],
  wanted?: string,
  onClosed?: () => void,
): RecordActions {
  const [asked, setAsked] = useState<NamedAction>();
  const [opened, setOpened] = useState(false);
  const { running, runNow } = useRunNow();
  // The version is that of the present record; an action may no longer be offered while its dialog closes.
  const current = actions.find(({ key }) => key === asked?.key) ?? asked;
  const start = (action: NamedAction) => {
    if (isPage(action)) return;
    if (!asks(action)) return void runNow(action);
    setAsked(action);
    setOpened(true);
  };
  const wish = actions.find(({ key }) => key === wanted);
  const [followed, setFollowed] = useState<string>();
  if (followed !== wish?.key) {
    setFollowed(wish?.key);
    if (wish && !isPage(wish) && asks(wish)) start(wish);
  }
  useDraftedAction(PAGE, () => actions, start);
  const entry = (action: NamedAction): MenuAction => ({
    key: action.key,
    label: action.label,
    icon: action.icon,
    ...(isPage(action)
      ? { to: action.to }
      : {
          danger: action.danger ?? action.deletes !== undefined,
          onClick: () => start(action),
          ...(asks(action) ? { opens: ActionDialog } : {}),
        }),
  });
  return {
    menu: actions.map(entry),
    run: (key) => {
      const found = actions.find((action) => action.key === key);
      if (found) start(found);
    },
    start,
    running,
    dialog: current && !isPage(current) && (
      <ActionDialog
        key={current.key}
        action={current}
        opened={opened}
        onClose={() => {
          setOpened(false);
          onClosed?.();
        }}
      />
    ),
  };
}

/** The actions are those of one record. */
const PAGE = [null];

/** Runs an action that asks nothing: once, however often it is pressed; a refusal is shown as a message. */
function useRunNow() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [intention] = useState(createIntention);
  const [running, setRunning] = useState<string>();
  const isBusy = useRef(false);
  const done = useRef({ key: '', at: 0 });
  const runNow = async (action: NamedAction & RecordAction) => {
    const { key, at } = done.current;
    if (isBusy.current || (key === action.key && Date.now() - at < DOUBLE_CLICK_MS)) return;
    isBusy.current = true;
    setRunning(action.key);
    try {
      if (action.first && !(await action.first())) return;
      const input = { ...action.input, ...(action.body ? { body: action.body } : {}) };
      const write = writeOf({ api, queryClient, intention }, { ...action, rereads: true });
      const answer = await queryClient
        .getMutationCache()
        .build(queryClient, write)
        .execute(input as OperationInput<OperationId>);
      done.current = { key: action.key, at: Date.now() };
      action.onDone?.(answer);
    } catch (error) {
      const { message, requestId } = readProblem(error);
      toast.error(message, { requestId });
    } finally {
      isBusy.current = false;
      setRunning(undefined);
    }
  };
  return { running, runNow };
}
