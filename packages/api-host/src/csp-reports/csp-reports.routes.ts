import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { nothing } from '../platform/operation/fields.ts';
import { operation } from '../platform/operation/operation.ts';
import { loggedReport } from './csp-report.ts';

const loose = z.string().or(z.number()).nullish();

/** What `report-uri` sends; browsers add members of their own. */
const legacyReport = z.looseObject({
  'csp-report': z.looseObject({
    'effective-directive': loose,
    'violated-directive': loose,
    'blocked-uri': loose,
    'source-file': loose,
    'document-uri': loose,
    'line-number': loose,
    disposition: loose,
  }),
});

/** What `report-to` sends: a list of reports of any kind. */
const reports = z
  .array(z.looseObject({ type: z.string(), body: z.record(z.string(), z.unknown()).nullish() }))
  .max(100);

const MAX_LOGGED = 10;

/** Violations of the apps' content security policy (S-76), written to the log in bounds and without secrets. */
export const cspReportRoutes: Area = () => [
  operation({
    id: 'reportCspViolation',
    method: 'POST',
    path: '/csp-reports',
    tag: 'System',
    summary: 'Takes reports of content security policy violations from browsers',
    description:
      'Bodies of `report-uri` (application/csp-report) and `report-to` (application/reports+json).',
    policy: { needs: 'public', audience: 'any', scope: 'none', proxy: 'allowed' },
    body: z.union([legacyReport, reports]),
    transaction: 'manual',
    answer: { status: 204, schema: nothing() },
    examples: {
      body: {
        'csp-report': {
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.example/x.js',
          'document-uri': 'https://portal.example/dashboard',
        },
      },
    },
    async handler({ body, log }) {
      const violations = Array.isArray(body)
        ? body.filter(({ type }) => type === 'csp-violation').map((report) => report.body ?? {})
        : [body['csp-report']];
      for (const violation of violations.slice(0, MAX_LOGGED)) {
        log.warn({ csp: loggedReport(violation) }, 'content security policy violated');
      }
    },
  }),
];
