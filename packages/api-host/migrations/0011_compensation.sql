-- What a posted policy's later installments, chargebacks and re-rates are computed from (domain.md 4.6 to 4.8).

-- One row a policy that was ever Ready To Pay. Every posting on the policy locks it first.
create table policy_posting (
  policy_id uuid primary key references policy (id),
  -- False while its lines are voided: the policy was taken back before a pay run closed.
  is_posted boolean not null,
  -- Number of the last thing posted; with the policy it names the journal and the source of the lines (R-10).
  last_no integer not null check (last_no >= 1),
  -- As at the first posting; basis, advance and chargeback terms are columns of the policy.
  premium_mode text not null check (premium_mode in ('Annual', 'Semi-Annual', 'Quarterly', 'Monthly', 'Single')),
  posted_at timestamptz not null
);

-- The lines of the first posting in canonical order (4.4), each for the whole first year. What was paid of them is in
-- compensation_line under the same line_no.
create table policy_line (
  policy_id uuid not null references policy (id),
  line_no integer not null check (line_no >= 1),
  portion integer not null check (portion between 0 and 2),
  compensation_type text not null,
  associate_code text not null references app_user (code),
  source_associate_code text not null references app_user (code),
  level_code text not null references level (code),
  rate_bps integer not null,
  generation integer check (generation between 1 and 6),
  base_bv_cents bigint not null,
  -- For the whole first year.
  amount_cents bigint not null check (amount_cents >= 0),
  -- Months of the year whose installments are posted.
  months_posted integer not null check (months_posted between 0 and 12),
  -- Trace of 4.13, before it is known when and how a part is paid.
  trace jsonb not null,
  primary key (policy_id, line_no)
);
create index policy_line_associate on policy_line (associate_code, policy_id);

-- Events of 4.8 as they were settled; later ones are computed from them.
create table policy_event (
  id uuid primary key,
  policy_id uuid not null references policy (id),
  -- policy_posting.last_no at the time.
  event_no integer not null,
  reason text not null,
  event_date date not null,
  months_in_force integer not null,
  -- Σ taken from all lines; negative when paid out.
  total_cents bigint not null,
  -- PolicyEvent of @upline/domain/compensation.
  event jsonb not null,
  note text,
  document_id uuid references attachment (id),
  reinstated_at timestamptz,
  created_at timestamptz not null,
  created_by text,
  unique (policy_id, event_no)
);
create trigger document_named after insert or update of document_id on policy_event
  for each row execute function document_named('document_id');

-- Money of associates (domain.md 2.17, 2.18, 2.23, 4). Cents; every amount is in the ledger as well.

-- A closed or open payout cycle (2.23). `number` counts from 1.
create table pay_run (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique,
  period_start date not null,
  period_end date not null check (period_end >= period_start),
  -- Lines posted up to here are collected.
  cut_off_at timestamptz not null,
  pay_date date not null check (pay_date >= period_end),
  status text not null default 'Draft' check (status in ('Draft', 'Open', 'Closed')),
  opened_at timestamptz,
  opened_by text,
  closed_at timestamptz,
  -- Two-person rule: never the opener.
  closed_by text check (closed_by <> opened_by),

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  -- Target per unit of source in ten-thousandths; foreign lines are paid at it (R-MNY-30).
  usd_cad_rate integer check (usd_cad_rate > 0),
  cad_usd_rate integer check (cad_usd_rate > 0),
  -- What a job does with it now; nobody else may touch it meanwhile.
  work text check (work in ('Reviewing', 'Closing')),
  -- Who asked for the closing that runs.
  closer text,
  -- Why the last closing was taken back.
  refusal text,
  reviewed_at timestamptz,
  -- RunTotals of @upline/domain/pay-run, and a fingerprint of every single settlement: what is closed is what was reviewed.
  totals jsonb not null default '[]',
  fingerprint text,
  check ((status = 'Draft') <= (totals = '[]' and fingerprint is null)),
  check ((work is not distinct from 'Closing') = (closer is not null))
);
create unique index pay_run_one_unclosed on pay_run ((true)) where status <> 'Closed';

-- People and rates frozen for a portion on the submit date (R-MNY-01); later postings read nothing else but statuses.
create table compensation_snapshot (
  policy_id uuid not null references policy (id) on delete cascade,
  portion integer not null check (portion between 0 and 2),
  submit_date date not null,
  schedule_id uuid references compensation_schedule (id),
  -- Set at the first posting: from then on it never changes (R-MNY-03).
  is_final boolean not null default false,
  snapshot jsonb not null,
  -- From the first posting on: volume, what no line took, and why people of the chain were passed (R-EXP-02).
  bv_cents bigint,
  house_cents bigint,
  outcomes jsonb,
  primary key (policy_id, portion),
  check (is_final = (bv_cents is not null and house_cents is not null and outcomes is not null))
);

create table compensation_line (
  id uuid primary key default gen_random_uuid(),
  -- Rises with every line: the order they were posted in.
  entry_no bigint generated by default as identity,
  associate_code text not null references app_user (code),
  policy_id uuid references policy (id),
  -- Who wrote the business.
  source_associate_code text references app_user (code),
  portion integer check (portion between 0 and 2),
  compensation_type text not null check (compensation_type in ('Writing', 'Override Bonus', 'Training', 'Split',
    'Revenue Bonus', 'Excess', 'Renewal', 'Trail', 'Builder Bonus', 'Contest Bonus', 'Scholarship', 'Training Reversion',
    'Adjustment')),
  -- Place in the canonical order of the policy's lines (4.4), 0 for others; and installment number, 0 the first.
  line_no integer not null default 0,
  installment integer not null default 0,
  level_at_snapshot text references level (code),
  rate_bps integer,
  generation integer check (generation between 1 and 6),
  base_bv_cents bigint,
  -- Negative for chargebacks and negative adjustments; never zero unless rounding made it so.
  amount_cents bigint not null,
  -- Sum of the negative lines against it, without sign: amount_cents - charged_cents is what is left of it. A line charged
  -- while in Escrow is paid with that (R-MNY-12).
  charged_cents bigint not null default 0 check (charged_cents >= 0 and (charged_cents = 0 or charged_cents <= amount_cents)),
  currency text not null check (currency in ('USD', 'CAD')),
  status text not null check (status in ('Pending', 'Escrow', 'Paid', 'Chargeback', 'Chargeback Escrow')),
  escrow_reason text check (escrow_reason in ('Training', 'License', 'Suspension', 'Associate Flag', 'Missing Payout Info',
    'Supervision', 'Manual')),
  -- Of a negative line, a replacement or a reversion: the line it speaks of.
  original_line_id uuid references compensation_line (id),
  chargeback_id uuid,
  pay_run_id uuid references pay_run (id),
  -- Trace of domain.md 4.13.
  explanation jsonb not null,
  posted_at timestamptz not null,
  released_at timestamptz,
  voided_at timestamptz,
  void_reason text,
  -- The event that made it: once and only once (R-10).
  source_kind text not null,
  source_id text not null,
  source_no integer not null,
  created_by text,
  version integer not null default 1,
  -- A line paid in another currency than its own: what it was paid (R-MNY-30).
  paid_cents bigint,
  paid_currency text check (paid_currency in ('USD', 'CAD')),

  unique (source_kind, source_id, source_no),
  check ((status = 'Escrow') <= (escrow_reason is not null)),
  check ((voided_at is null) = (void_reason is null)),
  check ((status in ('Chargeback', 'Chargeback Escrow')) = (amount_cents < 0)),
  check ((paid_cents is null) = (paid_currency is null))
);
create index compensation_line_policy on compensation_line (policy_id, portion, line_no, installment);
create index compensation_line_escrow on compensation_line (associate_code) where status = 'Escrow' and voided_at is null;
create index compensation_line_source on compensation_line (source_associate_code, associate_code, posted_at desc);
create index compensation_line_original on compensation_line (original_line_id) where original_line_id is not null;

-- Pay runs read person by person; a statement is one person's lines of one run.
create index compensation_line_pending on compensation_line (associate_code, currency, posted_at)
  include (amount_cents, charged_cents) where status = 'Pending' and voided_at is null;
create index compensation_line_pay_run on compensation_line (pay_run_id, associate_code) where pay_run_id is not null;

-- What dashboards read of money over months (domain.md 2.34): amounts charged back are few among an associate's lines, and
-- bonuses by leg need five columns of many.
create index compensation_line_charged on compensation_line (posted_at) include (associate_code, currency, amount_cents)
  where amount_cents < 0 and voided_at is null;
create index compensation_line_charged_of on compensation_line (associate_code, posted_at) include (currency, amount_cents)
  where amount_cents < 0 and voided_at is null;

-- The lines a debt was opened with, which every debt of a page reads, and what is held back from a paid line.
create index compensation_line_chargeback on compensation_line (chargeback_id) include (original_line_id)
  where chargeback_id is not null;
create index compensation_line_held_back on compensation_line (associate_code) include (original_line_id)
  where status = 'Chargeback Escrow';

-- A line carries its explanation, so few lines fit a page of the table. These indexes hold what sums need: a year of somebody's
-- money, or of the company's, is one walk of an index.
create index compensation_line_owner on compensation_line (associate_code, posted_at desc, id desc)
  include (source_associate_code, compensation_type, currency, amount_cents, status, voided_at);
create index compensation_line_newest on compensation_line (posted_at desc, id desc)
  include (compensation_type, currency, amount_cents, voided_at);

-- Debt of one associate from one event (2.18): opened with the negative lines, recovered by pay runs first in, first out.
create table chargeback (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  policy_id uuid references policy (id),
  reason text not null check (reason in ('Adjustment', 'Policy Cancelled', 'Policy Lapsed', 'Policy Not Taken', 'Past Due Premium',
    'Overpayment', 'Policy Rescinded', 'Face Amount Reduced', 'Premium Reduced', 'Policy Replaced', 'Insufficient Funds',
    'Free Look Return', 'Death Within Contestability', 'Wrong Associate', 'License Deficiency', 'Commission Recalculated',
    'Downline Debt Roll-Up')),
  event_date date not null,
  months_in_force integer,
  amount_cents bigint not null check (amount_cents > 0),
  recovered_cents bigint not null default 0 check (recovered_cents between 0 and amount_cents),
  written_off_cents bigint not null default 0 check (written_off_cents >= 0),
  transferred_to_id uuid references chargeback (id),
  currency text not null check (currency in ('USD', 'CAD')),
  note text,
  document_id uuid references attachment (id),
  dispute_text text,
  dispute_document_id uuid references attachment (id),
  dispute_status text check (dispute_status in ('Pending', 'Approved', 'Refused')),
  disputed_at timestamptz,
  dispute_answer text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  policy_event_id uuid references policy_event (id),

  check (recovered_cents + written_off_cents <= amount_cents)
);

create index chargeback_policy_event on chargeback (policy_event_id) where policy_event_id is not null;
create index chargeback_owner on chargeback (associate_code, event_date, id);
create index chargeback_open on chargeback (currency, associate_code, event_date, id)
  where recovered_cents + written_off_cents < amount_cents and transferred_to_id is null;
create index chargeback_policy on chargeback (policy_id);
-- The home office's list of debts in its own order.
create index chargeback_newest on chargeback (event_date desc, id desc);
create trigger document_named after insert or update of document_id on chargeback
  for each row execute function document_named('document_id');
create trigger dispute_document_named after insert or update of dispute_document_id on chargeback
  for each row execute function document_named('dispute_document_id');

alter table compensation_line add foreign key (chargeback_id) references chargeback (id);

-- Bank files made of a run; the bytes are made from the transfers at each download, and account numbers stay sealed (R-BNK-04).
create table bank_file (
  id uuid primary key default gen_random_uuid(),
  pay_run_id uuid not null references pay_run (id),
  number integer not null,
  currency text not null check (currency in ('USD', 'CAD')),
  payouts integer not null check (payouts > 0),
  total_cents bigint not null check (total_cents > 0),
  created_at timestamptz not null,
  created_by text not null,
  unique (pay_run_id, number)
);

-- What one associate is paid in one run and currency.
create table payout (
  id uuid primary key default gen_random_uuid(),
  pay_run_id uuid not null references pay_run (id),
  associate_code text not null references app_user (code),
  currency text not null check (currency in ('USD', 'CAD')),
  gross_cents bigint not null check (gross_cents >= 0),
  withheld_cents bigint not null check (withheld_cents between 0 and gross_cents),
  carry_in_cents bigint not null check (carry_in_cents >= 0),
  -- gross − withheld + carry_in = net + carry_out (I8).
  net_cents bigint not null check (net_cents >= 0),
  carry_out_cents bigint not null check (carry_out_cents >= 0),
  -- The partner's part of net where the code is shared.
  partner_code text references app_user (code),
  partner_cents bigint not null default 0 check (partner_cents between 0 and net_cents),
  payout_information_id uuid,
  status text not null default 'Pending' check (status in ('Pending', 'Exported', 'Released')),
  returned_reason text,
  exported_at timestamptz,
  released_at timestamptz,
  version integer not null default 1,
  -- The run's, so that the last carry of a person is one step of an index.
  pay_run_number integer not null,
  lines integer not null default 0,
  partner_information_id uuid,
  bank_file_id uuid references bank_file (id) deferrable initially deferred,
  -- How often it was returned by the bank.
  returns integer not null default 0,
  returned_at timestamptz,
  unique (pay_run_id, associate_code, currency),
  check (gross_cents - withheld_cents + carry_in_cents = net_cents + carry_out_cents)
);
create index payout_owner on payout (associate_code, pay_run_id);
create index payout_last on payout (associate_code, currency, pay_run_number desc) include (carry_out_cents);
create index payout_run on payout (pay_run_id, status, id);
create index payout_newest on payout (pay_run_number desc, id);

-- The 90-day onboarding program (2.19).
create table training_program (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null unique references app_user (code),
  trainer_code text not null references app_user (code),
  status text not null default 'Pending' check (status in ('Pending', 'Open', 'Completed', 'Defaulted', 'Reopen', 'Reverted')),
  opened_at date,
  due_date date,
  completed_at date,
  defaulted_at date,
  reopened_at date,
  reverted_at date,
  -- {"pre_licensing_course": {"on": "2026-05-01", "document_id": "…"}, …}; observed items are not stored.
  checklist jsonb not null default '{}',

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create index training_program_trainer on training_program (trainer_code, status);
create index training_program_due on training_program (status, due_date);

-- The steps of a program name their documents inside.
create function step_documents_named() returns trigger language plpgsql as $$
begin
  perform note_document_named((step.value ->> 'document_id')::uuid)
    from jsonb_each(new.checklist) step where jsonb_typeof(step.value) = 'object';
  return null;
end $$;
create trigger step_documents_named after insert or update of checklist on training_program
  for each row execute function step_documents_named();

create table training_case (
  id uuid primary key default gen_random_uuid(),
  program_id uuid not null references training_program (id),
  policy_id uuid not null unique references policy (id),
  observed_on date not null,
  status text not null default 'Pending' check (status in ('Pending', 'Acknowledged', 'Missed')),
  acknowledged_at timestamptz,
  acknowledged_by text,
  trainer_comment text,
  version integer not null default 1
);
create index training_case_program on training_case (program_id, observed_on);

-- Where payouts go (2.9). Sealed columns hold vault texts bound to (payout_information, column, id) (S-66).
create table payout_information (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  tax_entity text not null check (tax_entity in ('Individual', 'Corporation', 'S Corporation', 'Partnership', 'Trust', 'LLC')),
  company_name text,
  -- EIN or Canadian business number.
  tax_number_sealed text,
  tax_number_last text,
  name_on_account text not null,
  account_type text not null check (account_type in ('Checking', 'Savings')),
  bank_name text not null,
  routing_number text,
  institution_number text,
  transit_number text,
  account_number_sealed text not null,
  account_number_last text not null,
  -- Keyed hash: the same account on several codes (R-BNK-05).
  account_number_index text not null,
  document_id uuid references attachment (id),
  country text not null check (country in ('USA', 'Canada')),
  currency text not null check (currency in ('USD', 'CAD')),
  status text not null check (status in ('Approved', 'Pending For Admin', 'Pending For Owner', 'Rejected By Admin', 'Revoked')),
  rejection_reason text check (rejection_reason in ('Unmatched Supporting Document', 'Invalid Supporting Document', 'Other')),
  rejection_text text,
  approved_at timestamptz,
  decided_by text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);

-- R-BNK-01.
create unique index payout_information_approved on payout_information (associate_code) where status = 'Approved';
create index payout_information_owner on payout_information (associate_code, created_at desc);
create index payout_information_account on payout_information (account_number_index);
create trigger document_named after insert or update of document_id on payout_information
  for each row execute function document_named('document_id');

-- What a bank file tells the bank to pay. It stays as it was sent, whatever the bank returns later.
create table bank_file_transfer (
  bank_file_id uuid not null references bank_file (id) deferrable initially deferred,
  associate_code text not null references app_user (code),
  -- The partner's part of a payout whose code is shared.
  is_partner boolean not null,
  cents bigint not null check (cents > 0),
  information_id uuid not null references payout_information (id),
  primary key (bank_file_id, associate_code, is_partner)
);
create trigger bank_file_transfer_append_only before update or delete on bank_file_transfer
  for each row execute function refuse_change();

-- Amounts admins add to or take from an associate (R-MNY-36). From the limit on somebody else has to approve.
create table compensation_adjustment (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  -- Only named; the lines of a policy are not touched.
  policy_id uuid references policy (id),
  amount_cents bigint not null check (amount_cents <> 0),
  currency text not null check (currency in ('USD', 'CAD')),
  reason text not null check (char_length(reason) >= 10),
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Refused')),
  needs_second_person boolean not null,
  requested_at timestamptz not null,
  requested_by text not null references app_user (code),
  decided_at timestamptz,
  decided_by text references app_user (code),
  decision_reason text,
  version integer not null default 1,
  check ((status = 'Pending') = (decided_by is null)),
  -- Two-person rule.
  check (not needs_second_person or decided_by <> requested_by)
);
create index compensation_adjustment_status on compensation_adjustment (status, requested_at desc, id desc);
create index compensation_adjustment_associate on compensation_adjustment (associate_code, requested_at desc);

-- How many accounts the present job has done. A sequence, because it is read while the job's one transaction is open.
create sequence pay_run_progress minvalue 0 start 0;

-- The payouts of an open run as they would be, and the people left out of it with the reason. What is held stays after the
-- close as the record of it.
create table pay_run_review (
  pay_run_id uuid not null references pay_run (id),
  associate_code text not null references app_user (code),
  currency text not null check (currency in ('USD', 'CAD')),
  processing text not null check (processing in ('Processed', 'Action Required')),
  held_reason text,
  lines integer not null,
  -- Of held people what waits; it is not in the totals.
  pending_cents bigint not null,
  gross_cents bigint not null,
  withheld_cents bigint not null,
  carry_in_cents bigint not null,
  net_cents bigint not null,
  carry_out_cents bigint not null,
  partner_code text,
  partner_cents bigint not null,
  primary key (pay_run_id, associate_code, currency),
  check ((processing = 'Action Required') = (held_reason is not null))
);

-- What a payout took from which debt (4.10 step 3).
create table payout_recovery (
  payout_id uuid not null references payout (id),
  chargeback_id uuid not null references chargeback (id),
  amount_cents bigint not null check (amount_cents > 0),
  -- What was recovered of a debt in another currency, in the currency of the debt; amount_cents is in that of the payout. Null
  -- where they are the same (domain.md 4.10, R-MNY-30).
  debt_cents bigint check (debt_cents > 0),
  primary key (payout_id, chargeback_id)
);
create index payout_recovery_chargeback on payout_recovery (chargeback_id);

-- Debts of people who left that move to a senior upline (R-MNY-33): announced first, moved when the notice is over. A row is
-- taken away when the move no longer holds: the debt is paid, the person is back, the setting is off.
create table debt_roll_up (
  id uuid primary key default gen_random_uuid(),
  chargeback_id uuid not null unique references chargeback (id),
  receiver_code text not null references app_user (code),
  announced_on date not null,
  transfer_on date not null check (transfer_on >= announced_on),
  -- The receiver's new debt is chargeback.transferred_to_id.
  transferred_at timestamptz
);
create index debt_roll_up_receiver on debt_roll_up (receiver_code, transfer_on desc);
create index debt_roll_up_announced on debt_roll_up (transfer_on) where transferred_at is null;

-- What associates owe, debt by debt (domain.md 1.1, 2.1, R-MNY-33): an open chargeback less what a dispute or a reinstatement gave back
-- of it and no pay run has paid yet, which the next one nets. What is left once it was paid is owed since it was given back, not
-- since the chargeback: until then nothing was owed.
-- What a reinstatement gives back of a line in escrow names that line: it waits there for as long as the line does, and was never owed
-- (R-MNY-12).
create view debit_balance as
select chargeback_id, associate_code, currency, since, cents
from (
  select debt.id as chargeback_id, debt.associate_code, debt.currency, greatest(debt.event_date, given.on_date) as since,
    debt.amount_cents - debt.recovered_cents - debt.written_off_cents - coalesce(given.unpaid_cents, 0) as cents
  from chargeback debt
  left join policy_event event on event.id = debt.policy_event_id and event.reinstated_at is not null
  left join lateral (
    select (max(posted_at) at time zone 'America/New_York')::date as on_date,
      (sum(amount_cents - charged_cents) filter (where status in ('Pending', 'Escrow')))::bigint as unpaid_cents
    from (
      select posted_at, amount_cents, charged_cents, status from compensation_line line
      where debt.dispute_status = 'Approved' and line.source_kind = 'dispute' and line.source_id = debt.id::text
        and line.voided_at is null
      union all
      select posted_at, amount_cents, charged_cents, status from compensation_line line
      where event.id is not null and line.policy_id = debt.policy_id and line.associate_code = debt.associate_code
        and line.compensation_type = 'Adjustment' and line.amount_cents > 0 and line.source_kind = 'policy'
        and line.posted_at = event.reinstated_at and line.voided_at is null and line.original_line_id is null
    ) line
  ) given on true
  where debt.transferred_to_id is null and debt.recovered_cents + debt.written_off_cents < debt.amount_cents
) open
where cents > 0;
