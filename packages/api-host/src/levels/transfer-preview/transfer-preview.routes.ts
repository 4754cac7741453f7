import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { codeParam } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { previewBody, transferPreview } from './transfer-preview.schemas.ts';
import { previewTransfer } from './transfer-preview.service.ts';

const answer = {
  associate: { code: 'U000008', name: 'Ana Alvarez' },
  from_upline: { code: 'U000007', name: 'Ben Okafor' },
  to_upline: { code: 'U000011', name: 'Hal Thompson' },
  with_downline: true,
  moved: 14,
  needs_super: false,
  counts_from: '2027-05-24',
  uplines: [
    {
      associate: { code: 'U000007', name: 'Ben Okafor' },
      level: { code: 'SA', name: 'Senior Associate' },
      side: 'Former',
      team: { before: 16, after: 2 },
      base_shop: { before: 16, after: 2 },
      next_level: {
        level: { code: 'MD', name: 'Marketing Director' },
        before: { is_met: true, met: 4, asked: 4, counted_cents: 3_120_000 },
        after: { is_met: false, met: 1, asked: 4, counted_cents: 410_000 },
      },
      pay: { before: 128_450, after: 0 },
    },
  ],
  pay: { months: 3, policies: 42, is_complete: true },
} satisfies z.input<typeof transferPreview>;

/** What a transfer would change, before anybody starts it (domain.md 1.2, R-LVL-06, R-UPL-03). */
export const transferPreviewRoutes: Area = () => [
  operation({
    id: 'previewTransfer',
    method: 'POST',
    path: '/admin/associates/{code}/transfer-preview',
    tag: 'Network',
    summary: 'What a transfer would change in teams, levels and pay',
    description:
      'Nothing is changed by it: the transfer is carried out, measured and taken back in one transaction. For up to 1,000 people. Pay: the policies of the last three months with the uplines after the transfer.',
    policy: { needs: 'associates.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
    params: z.strictObject({ code: codeParam() }),
    body: previewBody,
    refusals: [409],
    answer: { status: 200, schema: transferPreview },
    examples: {
      params: { code: answer.associate.code },
      body: { upline_code: answer.to_upline.code, with_downline: true },
      answer,
    },
    handler: (input) => previewTransfer(input, input.params.code, input.body),
  }),
];
