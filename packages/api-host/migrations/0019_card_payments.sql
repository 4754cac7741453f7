-- What cards pay for (domain.md 2.8, 2.25). No number of a card is ever here: it is typed at Stripe alone.

create sequence card_payment_number;

create table card_payment (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique default nextval('card_payment_number'),
  kind text not null check (kind in ('Registration', 'Yearly Renewal', 'Builder Plan', 'Store Order', 'Event Ticket')),
  -- What is paid, named by the area that asks: `U000123:2026`. Nothing is asked twice.
  subject text not null,
  payer_code text references app_user (code),
  -- Somebody who pays for the registration and is not an associate yet.
  draft_id uuid,
  country text not null check (country in ('USA', 'Canada')),
  description text not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (currency in ('USD', 'CAD')),
  status text not null default 'Pending' check (status in ('Pending', 'Paid', 'Failed', 'Refunded', 'Disputed')),
  due_on date,
  -- Whether the card is kept at Stripe for later charges.
  keeps_card boolean not null default false,
  -- Grows with every try; part of the key under which Stripe is asked.
  attempt integer not null default 1 check (attempt > 0),
  session_id text unique,
  session_expires_at timestamptz,
  intent_id text unique,
  customer_ref text,
  card_ref text,
  paid_at timestamptz,
  failed_at timestamptz,
  failure text,
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check (payer_code is not null or draft_id is not null),
  check (status in ('Pending', 'Failed') or paid_at is not null)
);
create unique index card_payment_subject on card_payment (kind, subject);
create index card_payment_payer on card_payment (payer_code, created_at desc, id);
create index card_payment_created on card_payment (created_at desc, id);
create index card_payment_open on card_payment (session_expires_at) where status = 'Pending' and session_id is not null;

create table card_refund (
  id uuid primary key,
  payment_id uuid not null references card_payment (id),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  status text not null default 'Requested' check (status in ('Requested', 'Pending', 'Succeeded', 'Failed')),
  stripe_id text unique,
  -- Null of what was given back at Stripe itself.
  requested_by text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index card_refund_payment on card_refund (payment_id, created_at);

create table card_dispute (
  id text primary key,
  payment_id uuid not null references card_payment (id),
  amount_cents bigint not null check (amount_cents >= 0),
  reason text not null,
  status text not null check (status in ('Open', 'Won', 'Lost')),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index card_dispute_payment on card_dispute (payment_id);

-- Each event of Stripe, once (R-STO-02). Only the facts that decide are kept.
create table card_event (
  id uuid primary key default gen_random_uuid(),
  country text not null check (country in ('USA', 'Canada')),
  event_id text not null,
  type text not null,
  object_id text not null,
  intent_id text,
  payment_id uuid references card_payment (id),
  facts jsonb not null,
  outcome text not null check (outcome in ('Applied', 'Ignored', 'Waiting', 'Action Required')),
  problem text,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  replayed_at timestamptz,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (country, event_id)
);
create index card_event_received on card_event (received_at desc, id);
create index card_event_payment on card_event (payment_id, occurred_at);
create index card_event_waiting on card_event (intent_id) where outcome = 'Waiting';

-- What the comparison of the night found last, by country.
create table card_check (
  country text primary key check (country in ('USA', 'Canada')),
  checked_at timestamptz not null,
  compared integer not null,
  differences jsonb not null
);

-- The stand-in for Stripe, which a demo alone fills.
create table card_sandbox_object (
  id text primary key,
  kind text not null,
  country text not null,
  body jsonb not null,
  created_at timestamptz not null
);
create index card_sandbox_object_kind on card_sandbox_object (country, kind, created_at desc);

-- Since when the fee of a year is unpaid for longer than allowed: new compensation waits (R-REG-07).
alter table associate add column renewal_overdue_since date;

-- Monthly charges of the builder plan (domain.md 2.33). The card is kept at Stripe, under the names that the payment has.
alter table builder_enrollment
  add column payment_id uuid references card_payment (id),
  add column next_try_on date,
  add column failed_tries integer not null default 0 check (failed_tries between 0 and 3),
  add column ends_after_month boolean not null default false;
update builder_enrollment set next_try_on = next_charge_on;
create index builder_enrollment_try on builder_enrollment (next_try_on) where status = 'Active';
