interface Drawn {
  readonly what: string;
  readonly box: DOMRect;
  readonly isCut: boolean;
}

/** What of a box is left inside every element around it that clips. */
function seen(box: DOMRect, around: Element | null): DOMRect {
  if (!around) return box;
  const { overflowX, overflowY } = getComputedStyle(around);
  if (overflowX === 'visible' && overflowY === 'visible') return seen(box, around.parentElement);
  const frame = around.getBoundingClientRect();
  const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
  const width = Math.max(0, Math.min(box.right, frame.right) - left);
  const height = Math.max(0, Math.min(box.bottom, frame.bottom) - top);
  return seen(new DOMRect(left, top, width, height), around.parentElement);
}

/** Where an input writes, without the room it keeps for its signs. */
function writing(input: HTMLInputElement): DOMRect {
  const { left, top, width, height } = input.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(input);
  const [before, after] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
  return new DOMRect(left + before, top, width - before - after, height);
}

/** Every text, sign and input of a part, as far as it can be seen. */
export function drawnIn(part: Element): Drawn[] {
  const drawn: Drawn[] = [];
  const add = (what: string, whole: DOMRect, around: Element | null) => {
    const box = seen(whole, around);
    // What is only read aloud is a point.
    if (box.width > 2 && box.height > 2) drawn.push({ what, box, isCut: whole.width - box.width > 1 });
  };
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof SVGSVGElement) add('sign', node.getBoundingClientRect(), node.parentElement);
    else if (node instanceof HTMLInputElement)
      add(`input ${node.placeholder}`, writing(node), node.parentElement);
    else if (
      node instanceof Text &&
      node.data.trim() &&
      getComputedStyle(node.parentElement as Element).opacity !== '0'
    ) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) add(node.data, line, node.parentElement);
    }
  }
  return drawn;
}

/** What of a part is on something else of it, in words. */
export function overlapsIn(part: Element): string[] {
  const drawn = drawnIn(part);
  return drawn.flatMap((one, index) =>
    drawn.slice(index + 1).flatMap((other) => {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return across > 1 && down > 1 ? [`“${one.what}” on “${other.what}”`] : [];
    }),
  );
}
