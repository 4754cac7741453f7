/**
 * Moves the clock of this process: with TEST_NOW (an ISO instant) every test file begins at that instant, and time runs on from
 * there, so that what waits still ends. The embedded database reads the same clock. Processes that a test starts are given the
 * shift in TEST_SHIFT_MS and load this file themselves.
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
  return moved;
}

const { TEST_NOW, TEST_SHIFT_MS } = process.env;
if (TEST_NOW || TEST_SHIFT_MS) {
  const held = globalThis as { [KEY]?: Moved };
  held[KEY] ??= move();
  const moved = held[KEY];
  moved.shift = TEST_NOW ? Date.parse(TEST_NOW) - moved.real.now() : Number(TEST_SHIFT_MS);
  if (Number.isNaN(moved.shift)) throw new Error(`TEST_NOW is no instant: ${TEST_NOW}`);
}
