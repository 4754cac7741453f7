import { expect, it } from 'vitest';
import { sha256 } from '../../../src/legal/legal-documents.pdf.ts';
import { DEMO_SHAPES } from '../../demo-shapes.ts';
import { buildNetwork } from '../../network.ts';
import { Random } from '../../random.ts';
import { agreementRows, legalTextRows } from '../legal-rows.ts';
import { withSignedFiles } from './signed-files.ts';

it('gives the agreements of those who can sign in the file of a signature, under its SHA-256 (R-LEG-02)', async () => {
  const people = buildNetwork(new Random(7), { ...DEMO_SHAPES.s, people: 60 });
  const texts = legalTextRows(new Date('2026-11-27T15:00:00Z'));
  const rows = agreementRows(new Random(8), people, texts, '2026-11-27');
  const ana = people.find(({ key }) => key === 'ana')?.code ?? '';
  const written = new Map<string, Buffer>();
  const files = {
    newKey: () => 'legal/one.pdf',
    write: async (key: string, bytes: Buffer) => void written.set(key, bytes),
  };
  const signed = await withSignedFiles(
    files as never,
    rows,
    texts as unknown as { id: string; body: string }[],
    new Set([ana]),
  );
  expect(signed).toHaveLength(rows.length);
  const [own, ...others] = signed.filter((row) => (row as { file_key: unknown }).file_key !== null);
  expect(others).toEqual([]);
  const file = written.get('legal/one.pdf') as Buffer;
  expect(own).toMatchObject({ associate_code: ana, document_hash: sha256(file), ip: expect.any(String) });
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});
