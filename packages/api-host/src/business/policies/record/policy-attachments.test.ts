import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListedProblem, TestClient } from '../../../testing/index.ts';
import { type PoliciesHost, type Shown, startPoliciesHost } from '../policies.test-support.ts';

let at: PoliciesHost;
let ana: TestClient;
let ben: TestClient;
beforeAll(async () => {
  at = await startPoliciesHost();
  ana = await at.host.signInAs('ana');
  ben = await at.host.signInAs('ben');
});
afterAll(() => at.host.close());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const upload = (who: TestClient, id: string, name: string, bytes: Buffer, kind = 'Replacement Notice') => {
  const boundary = 'x-file';
  return at.host.app.inject({
    method: 'POST',
    url: `/business/policies/${id}/attachments?kind=${encodeURIComponent(kind)}`,
    headers: { ...who.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
};

test('a replacement waits for its notice, and goes on once it is attached (2.12)', async () => {
  const policy = await at.enter(ana, { is_replacement: true, replaced_policy: 'Old Harbor 1234' });
  expect(policy.business_status).toBe('Action Required');
  expect(policy.requirements).toMatchObject([
    {
      text: 'Replacement Notice is required',
      is_automatic: true,
      fix: { label: 'Attach the notice', to: '#attachments' },
    },
  ]);
  const answer = await upload(ana, policy.id, 'notice.pdf', PDF);
  expect(answer.statusCode, answer.body).toBe(200);
  const after = answer.json<Shown>();
  expect(after).toMatchObject({
    business_status: 'Pending',
    attachments: [{ kind: 'Replacement Notice' }],
    requirements: [{ fix: null }],
  });

  const file = `/business/policies/${policy.id}/attachments/${after.attachments[0]?.id}`;
  const read = await ana.get(file);
  expect(read.headers['content-disposition']).toMatch(/^attachment/);
  expect(read.rawPayload.equals(PDF)).toBe(true);
  expect((await ben.get(file)).statusCode).toBe(404);

  const removed = await ana.delete(file);
  expect(removed.json<Shown>()).toMatchObject({ business_status: 'Action Required', attachments: [] });
  expect((await ana.get(file)).statusCode).toBe(404);
});

test('takes PDF, JPG and PNG by their content, nothing else, and only from people of the policy (R-VAL-17)', async () => {
  const policy = await at.enter(ana);
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect((await upload(ana, policy.id, 'scan.png', png, 'Other')).statusCode).toBe(200);
  for (const [name, bytes] of [
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['notice.pdf', png],
    ['page.html', Buffer.from('<html></html>')],
  ] as const) {
    const answer = await upload(ana, policy.id, name, bytes);
    expect(answer.statusCode, name).toBe(422);
    expect(answer.json<ListedProblem>().fields?.[0]?.field).toBe('file');
  }
  expect((await upload(ben, policy.id, 'notice.pdf', PDF)).statusCode).toBe(404);
});

test('holds at most twenty files', async () => {
  const policy = await at.enter(ana);
  for (let count = 0; count < 20; count += 1)
    expect((await upload(ana, policy.id, `page-${count}.pdf`, PDF, 'Other')).statusCode).toBe(200);
  const answer = await upload(ana, policy.id, 'page-20.pdf', PDF, 'Other');
  expect(answer.statusCode).toBe(422);
  expect(answer.json<ListedProblem>().fields?.[0]?.message).toBe('A policy has at most 20 attachments');
});
