import { type Arranging, arrange } from './arrange.ts';

self.onmessage = ({ data: { turn, tree } }: MessageEvent<{ turn: number; tree: Arranging }>) => {
  const done = arrange(tree);
  const { node, place, up, kid, kids, across, levels } = done;
  const transfer = [node, place, up, kid, kids, across, levels].map(({ buffer }) => buffer);
  self.postMessage({ turn, done }, { transfer });
};
