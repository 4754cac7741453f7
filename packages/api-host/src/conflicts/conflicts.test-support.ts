import { expect } from 'vitest';
import type { TestClient } from '../testing/index.ts';

/** Declares an associate a relative of an admin; the answer takes it back again. */
export async function declareRelative(
  superAdmin: TestClient,
  admin_code: string,
  associate_code: string,
): Promise<() => Promise<void>> {
  const declared = await superAdmin.post('/admin/conflicts', {
    body: { admin_code, associate_code, relation: 'Sister', reason: 'Declared when hired' },
  });
  expect(declared.statusCode, declared.body).toBe(204);
  return async () => {
    const path = `/admin/conflicts/${admin_code}/${associate_code}/remove`;
    const removed = await superAdmin.post(path, { body: { reason: 'Entered by mistake' } });
    expect(removed.statusCode, removed.body).toBe(204);
  };
}
