/** The part of autocannon the benches use; the package has no types of its own. */
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    body?: string;
    headers?: Record<string, string>;
    setupRequest?(request: Request): Request;
  }
  interface Options {
    url: string;
    method?: string;
    headers?: Record<string, string>;
    connections?: number;
    duration?: number;
    /** Requests a second of all connections together; as many as are answered otherwise. */
    overallRate?: number;
    /** Seconds until a request counts as failed. */
    timeout?: number;
    requests?: Request[];
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { p99: number };
    '2xx': number;
    non2xx: number;
    /** In seconds. */
    duration: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
  export type { Options, Request, Result };
}
