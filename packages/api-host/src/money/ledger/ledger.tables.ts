import type { Currency } from '@upline/domain';
import type { Generated } from 'kysely';
import type { AccountKind, JournalKind } from './ledger.ts';

interface LedgerAccountTable {
  id: Generated<number>;
  kind: AccountKind;
  side: 1 | -1;
  is_personal: boolean;
  associate_code: string | null;
  currency: Currency;
}

interface LedgerAccountKindTable {
  kind: AccountKind;
  side: 1 | -1;
  is_personal: boolean;
}

interface JournalTable {
  id: string;
  kind: JournalKind;
  source_id: string;
  sequence: Generated<number>;
  currency: Currency;
  on_date: string;
  description: string;
  reverses_id: string | null;
  line_count: number;
  created_at: Date;
  created_by: string | null;
}

interface JournalLineTable {
  journal_id: string;
  line_no: number;
  account_id: number;
  currency: Currency;
  amount_cents: number;
}

interface LedgerBalanceTable {
  account_id: number;
  side: 1 | -1;
  balance_cents: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ledger_account_kind: LedgerAccountKindTable;
    ledger_account: LedgerAccountTable;
    journal: JournalTable;
    journal_line: JournalLineTable;
    ledger_balance: LedgerBalanceTable;
  }
}
