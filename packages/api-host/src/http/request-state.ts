import type { Caller } from '../platform/operation/caller.ts';
import type { Operation, Policy } from '../platform/operation/operation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handler runs on every operation that needs a session. */
    caller: Caller | undefined;
    /** The body as it came, of operations that check a signature over it. */
    rawBody: string | undefined;
  }
  interface FastifyInstance {
    /** Every operation of this app, in the order of registration. */
    operations: readonly Operation[];
  }
  interface FastifyContextConfig {
    /** Without a policy a route stops the start (S-35). */
    policy?: Policy;
    operation?: Operation;
  }
}
