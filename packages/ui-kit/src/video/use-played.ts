import { type RefObject, useEffect, useRef } from 'react';

/** Between two reports of a player; more was skipped. */
const MOST_SECONDS = 2.5;

interface PlayerMessage {
  readonly context?: unknown;
  readonly event?: unknown;
  readonly value?: { readonly seconds?: unknown };
}

function read(data: unknown): PlayerMessage {
  try {
    return (typeof data === 'string' ? JSON.parse(data) : data) ?? {};
  } catch {
    return {};
  }
}

/** Counts the seconds that the player in the frame says it has played, by the player.js protocol. */
export function usePlayed(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | null,
  onPlayed: ((seconds: number) => void) | undefined,
): void {
  const tell = useRef(onPlayed);
  tell.current = onPlayed;
  const listens = onPlayed !== undefined && origin !== null;
  useEffect(() => {
    if (!listens) return;
    let played = 0;
    let last = 0;
    const onMessage = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
      const { context, event, value } = read(data);
      if (context !== 'player.js') return;
      if (event === 'ready')
        (source as Window).postMessage(
          JSON.stringify({
            context: 'player.js',
            version: '0.0.11',
            method: 'addEventListener',
            value: 'timeupdate',
          }),
          origin,
        );
      if (event !== 'timeupdate' || typeof value?.seconds !== 'number') return;
      const step = value.seconds - last;
      last = value.seconds;
      if (step <= 0 || step > MOST_SECONDS) return;
      played += step;
      tell.current?.(Math.floor(played));
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, origin, listens]);
}
