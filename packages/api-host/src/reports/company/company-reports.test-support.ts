import { expect } from 'vitest';
import type { TestClient } from '../../testing/index.ts';

export type Row = Record<string, string | number | null>;

export const sumOf = (rows: readonly Row[], field: string) =>
  rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0);

/** Part of a whole in basis points, half up; nothing of nothing. */
export const bps = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((10_000 * part) / whole);

/** Reads the reports of the company as an admin. */
export function reportsOf(admin: () => TestClient) {
  async function ask<T>(path: string, query: Record<string, string> = {}): Promise<T> {
    const reply = await admin().get(`/admin/reports/${path}`, { query });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<T>();
  }

  async function allRows(path: string, query: Record<string, string> = {}): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const found = await ask<{ rows: Row[] }>(path, { ...query, limit: '100', page: String(page) });
      rows.push(...found.rows.slice(0, 100));
      if (found.rows.length <= 100) return rows;
    }
  }

  /** The totals are sums of the rows, and the count is their number (R-REP-02). */
  async function addsUp(path: string, query: Record<string, string>, summed: readonly string[]) {
    const rows = await allRows(path, query);
    const totals = await ask<Row>(`${path}/totals`, query);
    for (const field of summed) expect(totals[field], field).toBe(sumOf(rows, field));
    expect(await ask(`${path}/count`, query)).toEqual({ count: rows.length });
    return { rows, totals };
  }

  return { ask, allRows, addsUp };
}
