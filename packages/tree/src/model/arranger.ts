import { type Arrangement, type Arranging, arrange } from './arrange.ts';

/** So few nodes are laid out sooner than a worker is asked. */
export const AT_ONCE = 3_000;

/** Lays trees out: small ones here, large ones in a worker that starts with the first of them. The last question wins. */
export class Arranger {
  #worker: Worker | undefined;
  #turn = 0;
  readonly #deliver: (done: Arrangement) => void;

  constructor(deliver: (done: Arrangement) => void) {
    this.#deliver = deliver;
  }

  ask(tree: Arranging): void {
    this.#turn += 1;
    if (tree.count <= AT_ONCE || typeof Worker === 'undefined') {
      this.#deliver(arrange(tree));
      return;
    }
    this.#worker ??= this.#start();
    this.#worker.postMessage({ turn: this.#turn, tree }, [
      tree.first.buffer,
      tree.next.buffer,
      tree.state.buffer,
    ]);
  }

  stop(): void {
    this.#turn += 1;
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./arrange.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<{ turn: number; done: Arrangement }>) => {
      if (data.turn === this.#turn) this.#deliver(data.done);
    };
    return worker;
  }
}
