import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element has come near the screen; once it has, it stays true. */
export function useInView<Element extends HTMLElement>(): readonly [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '160px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return [ref, seen];
}
