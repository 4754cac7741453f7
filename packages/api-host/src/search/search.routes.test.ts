import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestHost } from '../testing/index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

interface Found {
  code: string;
  name: string;
}

async function search(username: string, keyword: string): Promise<Found[]> {
  const client = await host.signInAs(username);
  const reply = await client.get('/search/associates', { query: { search_keyword: keyword } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ rows: Found[] }>().rows;
}

const names = async (username: string, keyword: string) =>
  (await search(username, keyword)).map(({ name }) => name);

async function codeOf(username: string): Promise<string> {
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return code;
}

/** The network as JavaScript sees it: an independent judge of the scopes. */
async function network() {
  const rows = await host.db
    .selectFrom('app_user')
    .select(['code', 'username', 'upline_code', 'status'])
    .where('kind', '=', 'Associate')
    .execute();
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const uplines = (code: string): string[] => {
    const upline = byCode.get(code)?.upline_code;
    return upline ? [upline, ...uplines(upline)] : [];
  };
  return { rows, uplines };
}

describe('searching associates (domain.md 2.35)', () => {
  it('reaches the own downline and uplines, at every depth of the network', async () => {
    const { rows, uplines } = await network();
    for (const username of ['eve', 'dev', 'ana', 'tom']) {
      const me = await codeOf(username);
      const above = uplines(me);
      const reachable = rows.filter(
        ({ code }) => code === me || above.includes(code) || uplines(code).includes(me),
      );
      const client = await host.signInAs(username);
      for (let start = 0; start < rows.length; start += 50) {
        const asked = rows.slice(start, start + 50).map(({ code }) => code);
        const reply = await client.get('/search/associates', { query: { include: asked.join(',') } });
        const found = reply.json<{ rows: Found[] }>().rows.map(({ code }) => code);
        const expected = reachable.map(({ code }) => code).filter((code) => asked.includes(code));
        expect(found.toSorted(), username).toEqual(expected.toSorted());
      }
    }
  });

  it('shows an associate of another branch to nobody but admins', async () => {
    expect(await names('ana', 'Hal Thompson')).not.toContain('Hal Thompson');
    expect(await names('hal', 'Ana Alvarez')).not.toContain('Ana Alvarez');
    expect(await names('eve', 'Hal Thompson')).toContain('Hal Thompson');
    expect(await names('admin', 'Hal Thompson')).toContain('Hal Thompson');
    expect(await names('dev', await codeOf('hal'))).toEqual([]);
  });

  it('takes name words in any order, without accents and case', async () => {
    for (const keyword of ['ana alv', 'ALV ana', 'alvarez', '  Ana   ']) {
      expect(await names('ben', keyword), keyword).toContain('Ana Alvarez');
    }
    expect(await names('dev', 'celine')).toContain('Céline Tremblay');
    expect(await names('dev', 'tremb cél')).toContain('Céline Tremblay');
    expect(await names('ben', 'lvarez')).not.toContain('Ana Alvarez');
  });

  it('takes the code with or without its letter, exact match first', async () => {
    const dev = await codeOf('dev');
    for (const keyword of [
      dev,
      dev.toLowerCase(),
      dev.slice(1),
      String(Number(dev.slice(1))).padStart(2, '0'),
    ]) {
      expect((await search('admin', keyword))[0]?.code, keyword).toBe(dev);
    }
    const started = await search('admin', 'U0000');
    expect(started).toHaveLength(20);
    expect(started.every(({ code }) => code.startsWith('U0000'))).toBe(true);
  });

  it('tells the level and the nearest three uplines, so that a person is known from a namesake', async () => {
    const { rows, uplines } = await network();
    const ana = rows.find(({ username }) => username === 'ana');
    const above = await host.db
      .selectFrom('app_user')
      .select(['code', 'first_name', 'last_name'])
      .where('code', 'in', uplines(`${ana?.code}`))
      .execute();
    const nameOf = new Map(above.map((row) => [row.code, `${row.first_name} ${row.last_name}`]));
    const nearest = uplines(`${ana?.code}`)
      .slice(0, 3)
      .toReversed()
      .map((code) => nameOf.get(code));
    expect((await search('ben', 'ana alvarez'))[0]).toMatchObject({
      level_name: expect.any(String),
      uplines: nearest,
    });
    expect((await search('admin', 'eve')).find(({ name }) => name.startsWith('Eve'))).toMatchObject({
      uplines: expect.any(Array),
    });
  });

  it('takes a whole email from admins only', async () => {
    expect(await names('admin', 'Ana@Demo.Upline.Test')).toEqual(['Ana Alvarez']);
    expect(await names('ben', 'ana@demo.upline.test')).toEqual([]);
    expect(await names('admin', 'ana@demo')).toEqual([]);
  });

  it('puts who has left last and never answers more than 20', async () => {
    const { rows } = await network();
    const left = new Set(
      rows.filter(({ status }) => ['Terminated', 'Resigned'].includes(status)).map(({ code }) => code),
    );
    for (const keyword of ['ma', 'jo', 'an', 'u0']) {
      const found = await search('admin', keyword);
      expect(found.length).toBeLessThanOrEqual(20);
      const flags = found.map(({ code }) => left.has(code));
      expect(flags, keyword).toEqual(flags.toSorted((a, b) => Number(a) - Number(b)));
    }
  });

  it('takes wildcards and quotes for what they are (S-47)', async () => {
    for (const keyword of ['%%', '__', "' or 1=1 --", '\\\\', 'U______'])
      expect(await names('admin', keyword)).toEqual([]);
  });

  it('wants two characters, or something to include', async () => {
    const ana = await host.signInAs('ana');
    const status = async (query: Record<string, string>) =>
      (await ana.get('/search/associates', { query })).statusCode;
    expect(await status({ search_keyword: 'a' })).toBe(422);
    expect(await status({ search_keyword: ' a ' })).toBe(422);
    expect(await status({})).toBe(422);
    expect(await status({ search_keyword: 'an', limit: '500' })).toBe(422);
    expect(await status({ include: 'nonsense' })).toBe(422);
    expect(await status({ include: await codeOf('ana') })).toBe(200);
    expect((await host.get('/search/associates', { query: { search_keyword: 'ana' } })).statusCode).toBe(401);
  });

  it('answers what is included once and first', async () => {
    const ben = await host.signInAs('ben');
    const [anaCode, benCode] = [await codeOf('ana'), await codeOf('ben')];
    const reply = await ben.get('/search/associates', {
      query: { search_keyword: 'ana alvarez', include: `${benCode},${anaCode}` },
    });
    expect(reply.json<{ rows: Found[] }>().rows.map(({ code }) => code)).toEqual([anaCode, benCode]);
  });
});

describe('searching clients', () => {
  const find = async (username: string, query: Record<string, string>) => {
    const reply = await (await host.signInAs(username)).get('/search/clients', { query });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<{ rows: { id: string; name: string }[] }>().rows;
  };
  const someClient = (code: string) =>
    host.db
      .selectFrom('client')
      .selectAll()
      .where('owner_code', '=', code)
      .where('type', '=', 'Individual')
      .where('phone', 'is not', null)
      .where('archived_at', 'is', null)
      .orderBy('sort_key')
      .executeTakeFirstOrThrow();

  it('finds by name words and by phone in the own book only', async () => {
    const client = await someClient(await codeOf('ana'));
    const phone = client.phone as string;
    const byName = `${client.last_name} ${client.first_name?.slice(0, 3)}`;
    for (const keyword of [
      byName,
      phone,
      `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`,
      phone.slice(3),
    ]) {
      expect(
        (await find('ana', { search_keyword: keyword })).map(({ id }) => id),
        keyword,
      ).toContain(client.id);
      expect(
        (await find('ben', { search_keyword: keyword })).map(({ id }) => id),
        keyword,
      ).not.toContain(client.id);
    }
    expect(await find('ben', { include: client.id })).toEqual([]);
    expect((await find('ana', { include: client.id })).map(({ id }) => id)).toEqual([client.id]);
  });

  it('finds by the number of a policy in which the caller has a part (2.35)', async () => {
    const code = await codeOf('ana');
    const policy = await host.db
      .selectFrom('policy')
      .innerJoin('client', 'client.id', 'policy.client_id')
      .select(['policy.policy_number', 'policy.client_id'])
      .where('policy.writing_associate_code', '=', code)
      .where('client.owner_code', '=', code)
      .where('client.archived_at', 'is', null)
      .orderBy('policy.id')
      .executeTakeFirstOrThrow();
    const search_keyword = policy.policy_number.toLowerCase();
    expect((await find('ana', { search_keyword })).map(({ id }) => id)).toContain(policy.client_id);
    expect((await find('hal', { search_keyword })).map(({ id }) => id)).not.toContain(policy.client_id);
  });

  it('does not offer archived clients unless they are named', async () => {
    const client = await someClient(await codeOf('hal'));
    await host.db
      .updateTable('client')
      .set({ archived_at: new Date() })
      .where('id', '=', client.id)
      .execute();
    const keyword = `${client.first_name} ${client.last_name}`;
    expect((await find('hal', { search_keyword: keyword })).map(({ id }) => id)).not.toContain(client.id);
    expect((await find('hal', { include: client.id })).map(({ id }) => id)).toEqual([client.id]);
  });

  it('is not for admins', async () => {
    const admin = await host.signInAs('admin');
    expect((await admin.get('/search/clients', { query: { search_keyword: 'ana' } })).statusCode).toBe(403);
  });
});

describe('searching providers', () => {
  it('finds by name and short name, Inactive ones last', async () => {
    const ana = await host.signInAs('ana');
    const find = async (keyword: string) => {
      const reply = await ana.get('/search/providers', { query: { search: keyword } });
      return reply.json<{ rows: { name: string; status: string }[] }>().rows;
    };
    expect(await find('life')).toMatchObject([
      { name: 'Granite Mutual Life', status: 'Active' },
      { name: 'Maple Shield Life', status: 'Active' },
      { name: 'Old Harbor Life', status: 'Inactive' },
    ]);
    expect(await find('old harbor')).toMatchObject([{ name: 'Old Harbor Life' }]);
    expect((await ana.get('/search/providers', { query: { search: 'g' } })).statusCode).toBe(422);
    expect((await ana.get('/search/providers')).statusCode).toBe(422);
  });
});
