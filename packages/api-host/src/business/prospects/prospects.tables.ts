import type {
  Country,
  ProspectKind,
  ProspectLostReason,
  ProspectSource,
  ProspectStage,
} from '@upline/domain';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { RecordColumns } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    prospect: ProspectTable;
    prospect_stage_move: ProspectStageMoveTable;
  }
}

export interface ProspectTable extends RecordColumns {
  id: Generated<string>;
  owner_code: string;
  first_name: string;
  last_name: string;
  name_key: string;
  phone: string | null;
  email: string | null;
  email_key: string | null;
  kind: Generated<ProspectKind>;
  source: ProspectSource;
  referred_by: string | null;
  city: string | null;
  state: string | null;
  country: Country | null;
  occupation: string | null;
  best_time: string | null;
  stage: Generated<ProspectStage>;
  stage_at: ColumnType<Date, Date | string | undefined, Date | string>;
  next_action_date: string | null;
  next_action_note: string | null;
  notes: string | null;
  lost: Generated<boolean>;
  lost_reason: ProspectLostReason | null;
  converted_client_id: string | null;
  converted_associate_code: string | null;
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
