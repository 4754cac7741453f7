/**
 * The few things of Node that tests of screens need, reached without its types: a feature's type check is a page's, and
 * Node's globals would change the meaning of timers in it.
 */
interface NodeProcess {
  getBuiltinModule(id: 'node:module'): { createRequire(from: string): (id: string) => unknown };
  getBuiltinModule(id: 'node:buffer'): { Buffer: { from(bytes: ArrayBuffer): Uint8Array } };
}

const { process } = globalThis as unknown as { readonly process: NodeProcess };

export const requireFrom = (from: string) => process.getBuiltinModule('node:module').createRequire(from);
export const { Buffer: NodeBuffer } = process.getBuiltinModule('node:buffer');
