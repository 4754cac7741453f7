/** Calls `move` once a frame and returns how long the frames took, in milliseconds. */
export async function frames(count: number, move: (share: number) => void): Promise<number[]> {
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
  const times: number[] = [];
  let last = await frame();
  for (let at = 0; at < count; at += 1) {
    move(at / count);
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
}

/** Where the pointer is while a picture is dragged to and fro. */
export const dragged = (share: number) => ({
  clientX: 700 + Math.sin(share * 12) * 400,
  clientY: 400 + Math.sin(share * 7) * 60,
});

/** A turn of the wheel: in for the first half, then out again. */
export const turned = (share: number) =>
  new WheelEvent('wheel', {
    deltaY: share < 0.5 ? -80 : 80,
    clientX: 700,
    clientY: 400,
    bubbles: true,
    cancelable: true,
  });
