declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** A stream that takes the text form of COPY. */
  export function from(sql: string): Writable & Submittable;
}
