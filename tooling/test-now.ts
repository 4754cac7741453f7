/**
 * The clock of the tests. With TEST_NOW (an ISO instant) every test file begins at that instant and time runs on from there, so
 * that what waits still ends. The embedded database reads the same clock, and so do processes that a test starts: they are given
 * the shift and load this file themselves.
 */
const KEY = Symbol.for('upline.test-now');

interface Moved {
  readonly real: DateConstructor;
  shift: number;
}

function move(): Moved {
  const real = globalThis.Date;
  const moved: Moved = { real, shift: 0 };
  const now = () => real.now() + moved.shift;
  const date = new Proxy(real, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    apply: () => new real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  real.prototype.constructor = date;
  globalThis.Date = date;
  const preload = `--import ${import.meta.url}`;
  const options = process.env.NODE_OPTIONS ?? '';
  if (!options.includes(preload)) process.env.NODE_OPTIONS = `${options} ${preload}`.trim();
  return moved;
}

const { TEST_NOW, TEST_SHIFT_MS } = process.env;
if (TEST_NOW || TEST_SHIFT_MS) {
  const held = globalThis as { [KEY]?: Moved };
  held[KEY] ??= move();
  const moved = held[KEY];
  moved.shift = TEST_NOW ? Date.parse(TEST_NOW) - moved.real.now() : Number(TEST_SHIFT_MS);
  if (Number.isNaN(moved.shift)) throw new Error(`TEST_NOW is no instant: ${TEST_NOW}`);
  process.env.TEST_SHIFT_MS = String(moved.shift);
}
