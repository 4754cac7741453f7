import type { ProspectKind, ProspectLostReason, ProspectStage } from '@upline/domain';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { RecordColumns } from '../../platform/database/tables.ts';
import type { FieldColumns } from '../../platform/operation/record-fields.ts';
import type { ProspectBody } from './prospects.schemas.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    prospect: ProspectTable;
    prospect_stage_move: ProspectStageMoveTable;
  }
}

export interface ProspectTable extends FieldColumns<ProspectBody, 'kind'>, RecordColumns {
  id: Generated<string>;
  owner_code: string;
  name_key: string;
  email_key: string | null;
  kind: Generated<ProspectKind>;
  stage: Generated<ProspectStage>;
  stage_at: ColumnType<Date, Date | string | undefined, Date | string>;
  lost: Generated<boolean>;
  lost_reason: ProspectLostReason | null;
  converted_client_id: string | null;
}
export type ProspectRow = Selectable<ProspectTable>;

interface ProspectStageMoveTable {
  id: Generated<number>;
  prospect_id: string;
  from_stage: ProspectStage | null;
  to_stage: ProspectStage;
  at: Date;
  by_code: string | null;
}
