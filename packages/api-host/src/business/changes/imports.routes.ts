import { operation, type Policy } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ChangeResource } from './change-resource.ts';
import { changeExamples as examples } from './changes.examples.ts';
import { changePreviews } from './changes.preview.service.ts';
import { begunAnswer } from './changes.schemas.ts';

export const tag = 'Bulk edits and imports';
export const reading = {
  needs: 'business.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
export const WORDS =
  'Every row is judged by the rules of its own form, and nothing is written: `getChange` and `listChangeRows` show what would become of each row, `applyChange` writes it.';

/** Takes a CSV file for a list and leads to its preview (R-ADM-03). */
export function importOperation(
  platform: Platform,
  {
    id,
    path,
    resource,
  }: { readonly id: string; readonly path: `/${string}`; readonly resource: ChangeResource },
) {
  const { receive } = changePreviews(platform);
  const { needs, most, noun, imports } = resource;
  const merging = imports?.merge ? ' Lines with an email or a phone that is there already are merged.' : '';
  return operation({
    id,
    method: 'POST',
    path,
    tag,
    summary: `Preview an import of ${noun.many} from a CSV file`,
    description: `One part "file": CSV of at most 10 MB and ${most.toLocaleString('en-US')} lines under one line of headings, parted by commas, semicolons, tabs or bars. Columns are taken for fields by their headings, as the person did before; \`mapImport\` changes that.${merging} ${WORDS}`,
    policy: { ...reading, needs },
    consumes: 'multipart/form-data',
    transaction: 'manual',
    rateClass: 'upload',
    refusals: [413],
    answer: { status: 201, schema: begunAnswer },
    examples: { answer: { id: examples.id } },
    async handler(input) {
      const begun = await receive(input, resource, input.request);
      input.reply.header('location', `/business/changes/${begun.id}`);
      return begun;
    },
  });
}
