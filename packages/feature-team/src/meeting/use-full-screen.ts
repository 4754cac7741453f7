import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The browser's full screen. It takes Escape for itself, so leaving it leaves the board: one press does both. A phone that
 * has none is not offered it.
 */
export function useFullScreen(onLeft: () => void) {
  const [isFull, setFull] = useState(() => document.fullscreenElement != null);
  const changed = useEffectEvent(() => {
    const full = document.fullscreenElement != null;
    setFull(full);
    if (!full) onLeft();
  });
  useEffect(() => {
    const onChange = () => changed();
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  return {
    offers: !isFull && document.fullscreenEnabled === true,
    enter: () => void document.documentElement.requestFullscreen(),
  };
}
