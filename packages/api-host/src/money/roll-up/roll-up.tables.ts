import type { Generated } from 'kysely';

interface DebtRollUpTable {
  id: Generated<string>;
  chargeback_id: string;
  receiver_code: string;
  announced_on: string;
  transfer_on: string;
  transferred_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    debt_roll_up: DebtRollUpTable;
  }
}
