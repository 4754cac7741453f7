-- The ledger (R-07 to R-13): append-only, double entry, whole cents. A line's amount is positive for a debit and negative
-- for a credit. The database itself holds what must always be true; code that forgets it is refused at its commit.

-- side: what a healthy balance is, 1 debit, -1 credit. An associate's account never changes sides: escrow, pending and
-- payable are owed to the associate, the debit balance is owed by them (R-11, I9).
create table ledger_account_kind (
  kind text primary key,
  side integer not null check (side in (1, -1)),
  is_personal boolean not null,
  unique (kind, side, is_personal)
);
insert into ledger_account_kind (kind, side, is_personal) values
  -- The company's.
  ('Cash', 1, false),
  ('Commission Revenue', -1, false),
  ('Commission Expense', 1, false),
  ('Payouts In Transit', -1, false),
  ('Write-Offs', 1, false),
  ('Currency Exchange', 1, false),
  -- Card payments: the payment, what goes back, and what a bank takes while it decides.
  ('Card Receipts', 1, false),
  ('Disputed Card Receipts', 1, false),
  ('Fee Revenue', -1, false),
  ('Sales Revenue', -1, false),
  -- One per associate and currency.
  ('Pending Commission', -1, true),
  ('Escrow', -1, true),
  ('Payable', -1, true),
  ('Debit Balance', 1, true);

create table ledger_account (
  id bigint generated always as identity primary key,
  kind text not null,
  side integer not null,
  is_personal boolean not null,
  associate_code text references app_user (code),
  currency text not null check (currency in ('USD', 'CAD')),
  foreign key (kind, side, is_personal) references ledger_account_kind (kind, side, is_personal),
  check (is_personal = (associate_code is not null)),
  unique nulls not distinct (kind, associate_code, currency),
  -- For the foreign keys of lines and balances.
  unique (id, currency),
  unique (id, side)
);
create index ledger_account_associate on ledger_account (associate_code, kind);

create table journal (
  id uuid primary key,
  -- The business event: it has one journal of this kind and sequence, however often it is sent (R-10).
  kind text not null check (kind in ('Compensation', 'Escrow Release', 'Escrow Hold', 'Void', 'Chargeback',
    'Reinstatement', 'Adjustment', 'Write-Off', 'Debt Transfer', 'Pay Run', 'Payout', 'Payout Release', 'Payout Return',
    'Provider Payment', 'Card Payment', 'Card Refund', 'Card Dispute', 'Card Dispute Won', 'Card Dispute Lost', 'Reversal')),
  source_id text not null,
  sequence integer not null default 0,
  currency text not null check (currency in ('USD', 'CAD')),
  -- Company day.
  on_date date not null,
  description text not null,
  -- Of a correction: the journal it takes back, once (R-08).
  reverses_id uuid unique references journal (id),
  line_count integer not null check (line_count >= 2),
  created_at timestamptz not null,
  created_by text,
  unique (kind, source_id, sequence),
  unique (id, currency),
  check ((kind = 'Reversal') = (reverses_id is not null))
);
create index journal_on_date on journal (on_date desc, id desc);

create table journal_line (
  journal_id uuid not null,
  line_no integer not null check (line_no >= 1),
  account_id bigint not null,
  -- The journal's and the account's: both keys carry it, so a journal has one currency (R-07).
  currency text not null,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (journal_id, line_no),
  foreign key (journal_id, currency) references journal (id, currency),
  foreign key (account_id, currency) references ledger_account (id, currency)
);
create index journal_line_account on journal_line (account_id, journal_id) include (amount_cents);

-- Cached balances of associates' accounts (R-09); the company's are summed when asked for, because every posting would wait
-- for their one row. Only the trigger below writes here.
create table ledger_balance (
  account_id bigint primary key,
  side integer not null,
  balance_cents bigint not null,
  foreign key (account_id, side) references ledger_account (id, side),
  constraint ledger_balance_side check (balance_cents * side >= 0)
);

-- At the commit every new journal has all its lines, and they add up to nothing.
create function check_journal() returns trigger language plpgsql as $$
declare
  lines integer;
  total numeric;
begin
  select count(*), sum(amount_cents) into lines, total from journal_line where journal_id = new.id;
  if lines <> new.line_count or total <> 0 then
    raise exception 'Journal % has % of % lines and the sum %', new.id, lines, new.line_count, coalesce(total, 0)
      using errcode = 'check_violation', constraint = 'journal_balanced';
  end if;
  return null;
end $$;
create constraint trigger journal_balanced after insert on journal
  deferrable initially deferred for each row execute function check_journal();

-- All lines of a journal, 1 to line_count, come in one statement: none can be added to a journal later.
create function check_journal_lines() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select journal_id, count(*) as lines, max(line_no) as last from added group by journal_id) as given
    join journal on journal.id = given.journal_id
    where given.lines <> journal.line_count or given.last <> journal.line_count
  ) then
    raise exception 'The lines of a journal are written together' using errcode = 'check_violation', constraint = 'journal_lines_whole';
  end if;
  return null;
end $$;
create trigger journal_lines_whole after insert on journal_line
  referencing new table as added for each statement execute function check_journal_lines();

-- Locked in order of accounts, so that two postings never wait for each other in a ring.
create function add_to_balances() returns trigger language plpgsql as $$
begin
  insert into ledger_balance (account_id, side, balance_cents)
    select distinct account.id, account.side, 0
    from added join ledger_account as account on account.id = added.account_id
    where account.is_personal
    order by account.id
  on conflict (account_id) do nothing;
  perform from ledger_balance
    where account_id in (select account_id from added) order by account_id for no key update;
  update ledger_balance set balance_cents = balance_cents + change.cents
    from (select account_id, sum(amount_cents)::bigint as cents from added group by account_id) as change
    where change.account_id = ledger_balance.account_id;
  return null;
end $$;
create trigger journal_line_balances after insert on journal_line
  referencing new table as added for each statement execute function add_to_balances();
create trigger journal_append_only before update or delete on journal
  for each row execute function refuse_change();
create trigger journal_no_truncate before truncate on journal
  for each statement execute function refuse_change();
create trigger journal_line_append_only before update or delete on journal_line
  for each row execute function refuse_change();
create trigger journal_line_no_truncate before truncate on journal_line
  for each statement execute function refuse_change();

-- What the last check of the books found, one row a check; no row before its first night.
create table books_check (
  task text primary key,
  checked_at timestamptz not null,
  -- How many of each kind; all 0 when the books are whole.
  findings jsonb not null
);

-- An import of a carrier's statement: its file is read by a job into lines, which show what would become of each; then booked in
-- pages; and taken back as long as no policy was moved by it (domain.md 2.22).
create table statement_import (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id),
  statement_ref text collate "C" not null,
  statement_date date not null,
  currency text not null check (currency in ('USD', 'CAD')),
  file_name text not null,
  -- Until it is booked: other columns can be chosen, and the lines are then read again.
  file_key text,
  status text not null check (status in ('Checking', 'Ready', 'Booking', 'Booked', 'Undoing', 'Undone', 'Failed')),
  -- [{"heading": "Policy No", "field": "policy_number", "samples": ["GT-1"]}]
  columns jsonb not null,
  -- Why the file as a whole cannot be booked.
  problem text,
  fingerprint text collate "C",
  rows_total integer not null default 0,
  -- How far the present step is.
  rows_done integer not null default 0,
  -- Lines by outcome.
  counts jsonb not null default '{}',
  created_at timestamptz not null,
  created_by text not null references app_user (code),
  booked_at timestamptz,
  booked_by text,
  undone_at timestamptz,
  undone_by text,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index statement_import_newest on statement_import (created_at desc, id desc);
create index statement_import_ref on statement_import (provider_id, statement_ref);

create table statement_line (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references statement_import (id) on delete cascade,
  -- Among the lines of the file, from 1.
  position integer not null,
  -- In the file as an editor counts.
  file_line integer not null,
  -- What is read of the line; null of one that could not be read.
  line_no integer,
  policy_number_text text,
  match_number text collate "C",
  kind text,
  gross_cents bigint,
  event_date date,
  outcome text not null check (outcome in ('Matched', 'Chargeback', 'Action Required', 'Known', 'Refused')),
  message text,
  expected_cents bigint,
  policy_id uuid references policy (id) on delete set null,
  unique (import_id, position)
);
create index statement_line_outcome on statement_line (import_id, outcome, position);

-- Which field a column of the provider's statements maps to; the next file of the provider begins with it.
create table statement_mapping (
  provider_id uuid primary key references provider (id),
  headings jsonb not null
);

-- What carriers pay the company, line by line of their statements (domain.md 2.22).
create table provider_payment (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id),
  statement_ref text collate "C" not null,
  statement_date date not null,
  line_no integer not null check (line_no >= 1),
  policy_number_text text not null,
  -- As in policy.match_number.
  match_number text collate "C" not null,
  kind text not null check (kind in ('First Year', 'Excess', 'Renewal', 'Trail', 'Chargeback')),
  gross_cents bigint not null check (gross_cents <> 0 and (kind = 'Chargeback') <= (gross_cents < 0)),
  currency text not null check (currency in ('USD', 'CAD')),
  -- The carrier's day of what it reports; the statement's when the line names none.
  event_date date not null,
  policy_id uuid references policy (id),
  expected_cents bigint,
  processing text not null default 'Received' check (processing in ('Received', 'Action Required', 'Ready To Pay', 'Processed')),
  exception text,
  accepted_reason text,
  pay_run_id uuid references pay_run (id),
  created_at timestamptz not null,
  created_by text,
  updated_at timestamptz not null,
  updated_by text,
  version integer not null default 1,
  -- Null of what came before imports were kept.
  import_id uuid references statement_import (id),
  -- An admin chose the policy: its number is not asked again.
  is_matched_by_hand boolean not null default false,
  -- What it did to its policy, which has to be taken back first.
  brought_about text check (brought_about in ('Ready To Pay', 'Chargeback')),
  -- Importing a statement again changes nothing.
  unique (provider_id, statement_ref, line_no),
  check ((processing = 'Action Required') = (exception is not null)),
  check (processing not in ('Ready To Pay', 'Processed') or policy_id is not null),
  check ((processing = 'Processed') = (pay_run_id is not null))
);
create index provider_payment_newest on provider_payment (statement_date desc, id desc);
create index provider_payment_policy on provider_payment (policy_id, kind) where policy_id is not null;
create index provider_payment_open on provider_payment (processing, id) where processing <> 'Processed';
create index provider_payment_import on provider_payment (import_id, line_no) where import_id is not null;
create index provider_payment_statement on provider_payment (provider_id, statement_date);

-- A statement's content, so that a carrier's statement sent under two references is booked once (2.22). One that is sent again under
-- its own reference with lines mended says something else and has a row of its own.
create table provider_statement (
  provider_id uuid not null references provider (id),
  -- SHA-256 of its date, currency and lines.
  fingerprint text collate "C" not null,
  statement_ref text collate "C" not null,
  created_at timestamptz not null,
  primary key (provider_id, fingerprint)
);
