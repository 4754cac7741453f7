import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../platform/operation/operation.ts';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';

let host: TestHost;
let viewing: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  viewing = await host.signInAs('ana', { via: 'super' });
});
afterAll(() => host.close());

/**
 * What may be written while viewing as another user: clients, prospects, policies and analyses, free tickets, and the view's
 * own end.
 */
const WRITES = `addPolicyShare applyChange archiveClient archiveClients attachPolicyFile checkPolicy convertProspect copyAnalysis createAnalysis
  createClient createClientNote createPolicy createProspect endProxySession findSimilarClients importClients importProspects
  loseProspect mapImport moveProspect previewClientEdits previewPolicyEdits previewProspectEdits refreshLeaderboard
  registerForEvent reopenProspect restoreClient restoreClients signOut simulateLevel undoChange undoProspectMove updateAnalysis updateClient
  updateClientNote updatePolicy updateProspect`;

/** What the associate reads and who views does not: bank accounts, and documents with bank or government numbers. */
const CLOSED_READS = `getChargebackDocument getEfastDocument getOwnLicensingDocument getOwnPayoutDocument getPayoutInformation getStoreOrderFile
  getTrainingDocument listPayoutInformation`;

const idsOf = (text: string) => text.trim().split(/\s+/).sort();

/** A query that no operation declares: what is not refused before it is judged ends there, so nothing is ever written. */
const send = ({ method, path, consumes }: Operation) =>
  host.app.inject({
    method,
    url: path.replace(/\{\w+\}/g, '4b7c2f58-0a4e-4c58-9a6b-0f8e3f1d2a01'),
    query: { undeclared: '1' },
    headers: {
      ...viewing.headers,
      ...(consumes ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
    },
  });

async function takenOf(operations: readonly Operation[]): Promise<string[]> {
  const taken: string[] = [];
  for (const operation of operations) {
    const reply = await send(operation);
    if (reply.statusCode !== 403) taken.push(operation.id);
  }
  return taken.sort();
}

describe('while viewing as another user (domain.md 7.3)', () => {
  const signedIn = () =>
    host.app.operations.filter(({ policy }) => policy.needs !== 'public' && policy.needs !== 'demo');
  const ofPortal = () => signedIn().filter(({ policy }) => policy.audience !== 'admin');

  it('nothing is written but what 7.3 allows', async () => {
    expect(await takenOf(ofPortal().filter(({ method }) => method !== 'GET'))).toEqual(idsOf(WRITES));
  });

  it('everything is read that the associate reads, but bank accounts and private documents', async () => {
    const reads = ofPortal().filter(({ method }) => method === 'GET');
    const own = await host.signInAs('ana');
    const { permissions } = (await own.get('/access')).json<{ permissions: string[] }>();
    const open = reads.filter(
      ({ policy }) => policy.needs === 'signed-in' || permissions.includes(policy.needs),
    );
    const taken = new Set(await takenOf(open));
    expect(
      open
        .map(({ id }) => id)
        .filter((id) => !taken.has(id))
        .sort(),
    ).toEqual(idsOf(CLOSED_READS));
  });

  it('a refusal says why', async () => {
    const refused = ofPortal().filter(
      ({ policy }) => policy.needs === 'signed-in' && policy.proxy === 'refused',
    );
    const words = new Set<string>();
    for (const operation of refused) words.add((await send(operation)).json<{ message: string }>().message);
    expect([...words]).toEqual(['Not available while viewing as another user']);
  });

  it('no page of the office is open, so no other view is started', async () => {
    expect(await takenOf(signedIn().filter(({ policy }) => policy.audience === 'admin'))).toEqual([]);
  });
});
