import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * A document that lives as long as its worker. The tests share it, and it goes with the process: taken away before, it would
 * be missed by what React had still planned when the last test ended, and that counts as an error nobody waited for.
 */
const shared: Environment = {
  ...builtinEnvironments.jsdom,
  name: 'shared-jsdom',
  async setup(global, options) {
    await builtinEnvironments.jsdom.setup(global, options);
    return { teardown: () => {} };
  },
};
export default shared;
