import { DocumentCard } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import type { ApprovalDocument } from './approval-kind.ts';

/** The document beside the fields. */
export const DocumentView = ({ document }: { readonly document: ApprovalDocument | null }) =>
  document === null ? (
    <Card title="Document">
      <EmptyState>No document was sent.</EmptyState>
    </Card>
  ) : (
    <DocumentCard {...document} />
  );
