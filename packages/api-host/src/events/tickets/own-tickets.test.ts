import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHost, type TestHost } from '../../testing/index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

interface Shown {
  readonly mine: string | null;
  readonly tickets: readonly { readonly id: string }[];
}

it('shows an associate the own tickets alone, and knows none of anybody else (R-PRM-01)', async () => {
  const [ana, ben] = [await host.signInAs('ana'), await host.signInAs('ben')];
  const { rows } = (await ana.get('/events')).json<{ rows: { slug: string; mine: string | null }[] }>();
  const slug = rows.find(({ mine }) => mine === 'Registered')?.slug as string;
  const own = (await ana.get(`/events/${slug}`)).json<Shown>();
  const others = (await ben.get(`/events/${slug}`)).json<Shown>();
  const [ticket] = own.tickets;
  expect(ticket).toBeDefined();
  expect(others.tickets.map(({ id }) => id)).not.toContain(ticket?.id);

  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const step of ['cancel', 'checkout']) {
    const answers = await Promise.all(
      [ticket?.id, unknown].map((id) => ben.post(`/events/${slug}/tickets/${id}/${step}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(answers[0]?.json().message).toBe(answers[1]?.json().message);
  }
  expect((await ana.get(`/events/${slug}`)).json<Shown>()).toEqual(own);
});
