import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

const save = (client: TestClient, single_keys: unknown) =>
  client.put('/account/preferences', { body: { single_keys } });
const keysOf = async (client: TestClient) => (await client.get('/access')).json().preferences.single_keys;

describe('preferences of a person', () => {
  it('are those of the next session as well, and of nobody else (WCAG 2.1.4)', async () => {
    const ana = await host.signInAs('ana');
    expect(await keysOf(ana)).toBe(true);
    expect((await save(ana, false)).statusCode).toBe(200);
    await ana.delete('/sessions/current');
    expect(await keysOf(await host.signInAs('ana'))).toBe(false);
    expect(await keysOf(await host.signInAs('ben'))).toBe(true);
    await save(await host.signInAs('ana'), true);
    expect(await keysOf(await host.signInAs('ana'))).toBe(true);
  });

  it('stay as the person left them while an admin views; who is suspended may set them', async () => {
    const viewed = await host.signInAs('ana', { via: 'admin' });
    expect((await save(viewed, false)).statusCode).toBe(403);
    expect((await save(await host.signInAs('sam'), false)).statusCode).toBe(200);
    expect((await save(await host.signInAs('admin'), 'no')).statusCode).toBe(422);
  });
});
