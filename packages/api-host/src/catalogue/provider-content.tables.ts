import type { PublishStatus } from '@upline/domain';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../platform/database/tables.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    provider_contact: ProviderContactTable;
    provider_video: ProviderVideoTable;
    provider_link: ProviderLinkTable;
    provider_attachment: ProviderAttachmentTable;
  }
}

export const PROVIDER_DEPARTMENTS = [
  'New Business',
  'Underwriting',
  'Commissions',
  'Licensing',
  'Wholesaler',
  'Support',
] as const;
export const ATTACHMENT_CATEGORIES = ['Application', 'Guide', 'Rate Sheet', 'Form', 'Marketing'] as const;

interface ContentColumns extends RecordColumns {
  id: Generated<string>;
  provider_id: string;
  position: number;
  status: PublishStatus;
}

interface ProviderContactTable extends ContentColumns {
  name: string;
  title: string | null;
  department: (typeof PROVIDER_DEPARTMENTS)[number];
  phone: string | null;
  email: string | null;
  region: string | null;
  hours: string | null;
}

interface ProviderVideoTable extends ContentColumns {
  title: string;
  video: string;
  duration_seconds: number | null;
  description: string | null;
}

interface ProviderLinkTable extends ContentColumns {
  title: string;
  url: string;
  description: string | null;
}

interface ProviderAttachmentTable extends ContentColumns {
  title: string;
  category: (typeof ATTACHMENT_CATEGORIES)[number];
  effective_date: string | null;
  expires_on: string | null;
  file_id: string | null;
}
