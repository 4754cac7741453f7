import { SubjectAnalyses } from '../analyses/subject-analyses.tsx';
import type { Client } from './client-values.ts';

/** Needs analyses of a client (domain.md 2.10, 2.20). */
export function ClientAnalyses({ client: { id } }: { readonly client: Client }) {
  return <SubjectAnalyses subject={{ client_id: id, prospect_id: null }} />;
}
