import type { FastifyBaseLogger } from 'fastify';

interface WorkersOptions {
  readonly concurrency: number;
  readonly pollMs: number;
  readonly log: FastifyBaseLogger;
  /** Runs one job; false when nothing is due. */
  runNext(): Promise<boolean>;
  runSchedules(): Promise<void>;
}

const MAX_PAUSE_MS = 30_000;

/** Loops that take jobs until they are stopped; while the database is away they ask less and less often, up to 30 s apart. */
export function makeWorkers({ concurrency, pollMs, log, runNext, runSchedules }: WorkersOptions) {
  let running = false;
  let loops: Promise<void>[] = [];
  const sleeping = new Set<() => void>();

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        sleeping.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      sleeping.add(wake);
    });
  const nudge = () => {
    for (const wake of [...sleeping]) wake();
  };

  async function loop(isFirst: boolean): Promise<void> {
    let failures = 0;
    while (running) {
      try {
        if (isFirst) await runSchedules();
        const ran = await runNext();
        failures = 0;
        if (ran) continue;
      } catch (error) {
        failures++;
        log.warn({ err: error }, 'the job queue cannot be read');
      }
      if (running) await pause(Math.min(pollMs * 2 ** failures, MAX_PAUSE_MS));
    }
  }

  return {
    start() {
      if (running) return;
      running = true;
      loops = Array.from({ length: concurrency }, (_, index) => loop(index === 0));
    },
    async stop() {
      running = false;
      nudge();
      await Promise.all(loops);
      loops = [];
    },
    nudge,
  };
}
