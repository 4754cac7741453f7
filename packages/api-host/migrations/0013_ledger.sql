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
    'Provider Payment', 'Reversal')),
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

-- All lines of a journal, 1 to line_count, come in one statement: none can be added to a journal that already stands.
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
