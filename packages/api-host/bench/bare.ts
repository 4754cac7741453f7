import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import pg from 'pg';

/**
 * The reference of the throughput figures: Fastify answering five fields, nothing else. With DATABASE_URL also what no host
 * over `pg` can do without: the same 101 rows read and written out, the same made to JSON by PostgreSQL, and a write of two
 * rows; no session, no limits, no checks, no audit, plans kept by the server.
 */
const app = fastify();
app.get('/', () => ({ id: 1, name: 'bare', active: true, score: 4.5, note: 'five fields' }));

const COLUMNS = `id, type, coalesce(company_name, first_name || ' ' || last_name) as name, phone, email, city, state, country,
  birth_month, birth_day, last_activity_at, created_at, archived_at, version`;
const PAGE = `from client where owner_code = $1 and archived_at is null order by sort_key, id limit 101`;

const { DATABASE_URL: connectionString } = process.env;
if (connectionString) {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const owner = async () => {
    const { rows } = await pool.query<{ code: string }>(
      "select code from app_user where email like 'dev@%' limit 1",
    );
    return rows[0]?.code;
  };
  let code: string | undefined;

  app.get('/list', async (_request, reply) => {
    code ??= await owner();
    const { rows } = await pool.query({ name: 'list', text: `select ${COLUMNS} ${PAGE}`, values: [code] });
    return reply.type('application/json').send(JSON.stringify({ rows }));
  });

  app.get('/list-json', async (_request, reply) => {
    code ??= await owner();
    const { rows } = await pool.query<{ text: string }>({
      name: 'json',
      text: `select json_build_object('rows', coalesce(json_agg(row), '[]'))::text as text
        from (select ${COLUMNS} ${PAGE}) row`,
      values: [code],
    });
    return reply.type('application/json').send(rows[0]?.text);
  });

  app.post<{ Body: { email: string; address: { line1: string } } }>('/write', async (request, reply) => {
    code ??= await owner();
    const { email, address } = request.body;
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query({
        name: 'client',
        text: `insert into client (id, owner_code, type, company_name, name_key, sort_key, email, email_key, address_line1, city,
            state, postal_code, country, created_at, last_activity_at, updated_at)
          values ($1, $2, 'Business', 'Bare', 'bare', 'bare', $3, $3, $4, 'Austin', 'TX', '78704', 'USA', now(), now(), now())
          returning *`,
        values: [randomUUID(), code, email, address.line1],
      });
      await client.query({
        name: 'key',
        text: `insert into idempotency_key (user_id, operation, key, fingerprint, status, answer, created_at)
          select id, 'bare', $1, 'bare', 201, $2, now() from app_user where code = $3`,
        values: [request.headers['idempotency-key'], JSON.stringify(rows[0]), code],
      });
      await client.query('commit');
      return reply.code(201).type('application/json').send(JSON.stringify(rows[0]));
    } finally {
      client.release();
    }
  });
}

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => process.exit(0));
