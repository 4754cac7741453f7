import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import './request-state.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Counts a finished request. */
  observe(operation: string, status: number, seconds: number): void;
}

/** What `/metrics` shows: process figures, request times by operation and status, connections in use and waited for. */
export function createMetrics(pool?: {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}): Metrics {
  const registry = new Registry();
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  if (pool) {
    collectDefaultMetrics({ register: registry });
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool, by state',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waited_for' }, pool.waitingCount);
      },
    });
  }
  return {
    registry,
    observe: (operation, status, seconds) => duration.observe({ operation, status: String(status) }, seconds),
  };
}

/** Measures every request of the app. */
export function installMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const id = request.routeOptions.config?.operation?.id ?? 'none';
    metrics.observe(id, reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
}
