-- What opening, reviewing and closing pay runs needs beside 0070 (domain.md 2.23, 4.10).

alter table pay_run
  -- Target per unit of source in ten-thousandths; foreign lines are paid at it (R-MNY-30).
  add column usd_cad_rate integer check (usd_cad_rate > 0),
  add column cad_usd_rate integer check (cad_usd_rate > 0),
  -- What a job does with it now; nobody else may touch it meanwhile.
  add column work text check (work in ('Reviewing', 'Closing')),
  -- Who asked for the closing that runs.
  add column closer text,
  -- Why the last closing was taken back.
  add column refusal text,
  add column reviewed_at timestamptz,
  -- RunTotals of @upline/domain/pay-run, and a fingerprint of every single settlement: what is closed is what was reviewed.
  add column totals jsonb not null default '[]',
  add column fingerprint text,
  add check ((status = 'Draft') <= (totals = '[]' and fingerprint is null)),
  add check ((work is not distinct from 'Closing') = (closer is not null));

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

-- Bank files made of a run; the bytes are made anew from the payouts at each download, account numbers stay sealed (R-BNK-04).
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

alter table payout
  -- The run's, so that the last carry of a person is one step of an index.
  add column pay_run_number integer not null,
  add column lines integer not null default 0,
  add column partner_information_id uuid,
  add column bank_file_id uuid references bank_file (id) deferrable initially deferred,
  -- How often it was returned by the bank.
  add column returns integer not null default 0,
  add column returned_at timestamptz;
create index payout_last on payout (associate_code, currency, pay_run_number desc) include (carry_out_cents);
create index payout_run on payout (pay_run_id, status, id);
create index payout_bank_file on payout (bank_file_id) where bank_file_id is not null;
create index payout_newest on payout (pay_run_number desc, id);

-- What a payout took from which debt (4.10 step 3).
create table payout_recovery (
  payout_id uuid not null references payout (id),
  chargeback_id uuid not null references chargeback (id),
  amount_cents bigint not null check (amount_cents > 0),
  primary key (payout_id, chargeback_id)
);
create index payout_recovery_chargeback on payout_recovery (chargeback_id);

-- A line paid in another currency than its own: what it was paid (R-MNY-30).
alter table compensation_line
  add column paid_cents bigint,
  add column paid_currency text check (paid_currency in ('USD', 'CAD')),
  add check ((paid_cents is null) = (paid_currency is null));

-- Pay runs read person by person; a statement is one person's lines of one run.
drop index compensation_line_pending;
create index compensation_line_pending on compensation_line (associate_code, currency, posted_at)
  include (amount_cents, charged_cents) where status = 'Pending' and voided_at is null;
drop index compensation_line_pay_run;
create index compensation_line_pay_run on compensation_line (pay_run_id, associate_code) where pay_run_id is not null;
