import { usePrivacy } from '@upline/ui-kit/provider/context.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppContext } from '../app/context.ts';
import { usePageTitle } from './page-title.ts';

/**
 * On every page change: sets the title, moves the focus to the page's h1 and says the title. A change of search
 * parameters (filter, page, tab) is not a page change and leaves the focus alone.
 */
export function RouteAnnouncer() {
  const { product } = useAppContext().config;
  const { path, title } = usePageTitle(usePrivacy());
  const [announcement, setAnnouncement] = useState('');
  const left = useRef<string>(undefined);

  useEffect(() => {
    document.title = [...title, product].join(' · ');
  }, [title, product]);

  const announce = useEffectEvent(() => setAnnouncement(title[0] ?? product));
  useEffect(() => {
    const former = left.current;
    left.current = path;
    if (former === undefined || former === path) return;
    announce();
    const focusHeading = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      const focused = document.activeElement;
      if (
        !heading ||
        (focused &&
          focused !== document.body &&
          heading.ownerDocument.querySelector('main')?.contains(focused))
      ) {
        return;
      }
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    // A screen that has just been drawn may still be replaced by its data within the same frame, and the page is seen
    // sooner when its frame is not held up: moving the focus lays it out.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(focusHeading);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [path]);

  return (
    <div className="up-sr-only" aria-live="polite" aria-atomic>
      {announcement}
    </div>
  );
}
