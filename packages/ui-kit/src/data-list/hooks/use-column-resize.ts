import { type PointerEvent, type RefObject, useRef } from 'react';
import { clampWidth, rem } from '../model/columns.ts';
import { rootFontSize } from '../model/window.ts';

/**
 * Width by drag. While the pointer moves only the `col` and the pinned offsets behind it change, so no row is drawn
 * again; the new width is reported once, at the end.
 */
export function useColumnResize(
  table: RefObject<HTMLTableElement | null>,
  onWidth: (id: string, width: number) => void,
) {
  const drag = useRef<{
    id: string;
    x: number;
    from: number;
    now: number;
    total: number;
    scale: number;
  } | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>, id: string, width: number) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const scale = rootFontSize() / 16;
      const written = Number.parseFloat(table.current?.style.width ?? '') * 16;
      const total = written || (table.current?.offsetWidth ?? 0) / scale;
      // Texts that fit their columns are not clipped, and a narrower column may not hold them.
      table.current?.toggleAttribute('data-resizing', true);
      drag.current = { id, x: event.clientX, from: width, now: width, total, scale };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      const element = table.current;
      if (!now || !element) return;
      now.now = clampWidth(now.from + (event.clientX - now.x) / now.scale);
      const col = element.querySelector<HTMLElement>(`col[data-column="${CSS.escape(now.id)}"]`);
      if (col) col.style.width = rem(now.now);
      element.style.width = rem(now.total + now.now - now.from);
    },
    onPointerUp() {
      const now = drag.current;
      drag.current = null;
      table.current?.removeAttribute('data-resizing');
      if (now && now.now !== now.from) onWidth(now.id, now.now);
    },
  };
}

export type ColumnResize = ReturnType<typeof useColumnResize>;
