import { useEffect, useEffectEvent } from 'react';
import { useUiKit } from '../../provider/context.ts';
import { commandOf, isElsewhere, type ListCommand } from '../model/keyboard.ts';

/** Listens for the list's keys on the whole page; a handler answers `false` when the key is not for it. */
export function useListKeyboard(run: (command: ListCommand) => boolean): void {
  const { singleKeys } = useUiKit();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    if (!singleKeys && event.key.length === 1) return;
    if (document.querySelector('[role=dialog][aria-modal=true]')) return;
    const command = commandOf(event);
    if (command && run(command)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
