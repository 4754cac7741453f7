import { SubjectAnalyses } from '../analyses/subject-analyses.tsx';

/** Needs analyses of a client (domain.md 2.10, 2.20). */
export function ClientAnalyses({ id }: { readonly id: string }) {
  return <SubjectAnalyses subject={{ client_id: id, prospect_id: null }} />;
}
