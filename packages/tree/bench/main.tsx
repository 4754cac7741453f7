// The chart alone, of a generated network: how many people is in the address. `window.bench` drives and measures it.
import '@upline/ui-kit/styles/mantine.ts';
import { UiKitProvider } from '@upline/ui-kit';
import { useEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { generatedTree, SAMPLE_DAY } from '../src/sample/generated-tree.ts';
import { sampleSource } from '../src/sample/sample-source.ts';
import { Stage } from '../src/view/stage.ts';
import { TreeChart } from '../src/view/tree-chart.tsx';
import { PLAIN_VIEW } from '../src/view/tree-view.ts';
import { usePicture } from '../src/view/use-picture.ts';
import { useTree } from '../src/view/use-tree.ts';
import { dragged, frames, turned } from './drive.ts';

const people = Number(new URLSearchParams(location.search).get('people') ?? 1_000);
const begun = performance.now();
const network = generatedTree(people);
const made = performance.now() - begun;
const source = sampleSource(network);
const stage = new Stage();
const NOBODY = [] as const;

/** Draws as often as the screen does while `move` changes the view; how long frames and drawings took. */
async function measure(move: (share: number) => void) {
  const draws: number[] = [];
  const stop = stage.follow(() => draws.push(stage.last.took));
  const times = await frames(90, move);
  stop();
  return { times, draws, shown: stage.last.shown };
}

const target = () => document.querySelector('canvas')?.parentElement as HTMLElement;
const pointer = (type: string, share: number) =>
  target().dispatchEvent(
    new PointerEvent(type, { ...dragged(share), button: 0, buttons: 1, pointerId: 1, bubbles: true }),
  );

const bench = {
  people,
  made,
  /** Since the page was asked for, to the first frame with people in it; less what making up the network took. */
  firstPaint: 0,
  async pan() {
    pointer('pointerdown', 0);
    const taken = await measure((share) => pointer('pointermove', share));
    pointer('pointerup', 1);
    return taken;
  },
  zoom: () => measure((share) => target().dispatchEvent(turned(share))),
  /** To somebody in the middle of the network, near enough to be read. */
  async read() {
    stage.reducedMotion = true;
    stage.flyTo(Math.floor(people / 2), true);
    await frames(2, () => undefined);
  },
};
Object.assign(window, { bench });
// A synthetic pointer cannot be captured.
HTMLElement.prototype.setPointerCapture = () => undefined;

function Chart() {
  const state = useTree({ first: NOBODY, source, depth: 3, compress: false, known: network });
  const picture = usePicture(state, PLAIN_VIEW, SAMPLE_DAY);
  useEffect(() => stage.show(picture), [picture]);
  const label = useMemo(() => `Network of ${people}`, []);
  return (
    <TreeChart
      stage={stage}
      state={state}
      metric="level"
      focused={0}
      onFocus={() => undefined}
      onChoose={() => undefined}
      label={label}
    />
  );
}

const stop = stage.follow(() => {
  if (stage.last.shown === 0) return;
  stop();
  // What was drawn is on the screen when the next frame begins.
  requestAnimationFrame(() => {
    bench.firstPaint = performance.now() - made;
  });
});
createRoot(document.getElementById('root') as HTMLElement).render(
  <UiKitProvider scheme="light">
    <Chart />
  </UiKitProvider>,
);
