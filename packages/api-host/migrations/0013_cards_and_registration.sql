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
  -- Increases with every try; part of the idempotency key that Stripe gets.
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
  -- Null if the refund was made at Stripe itself.
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

-- The replacement for Stripe, which only a demo fills.
create table card_sandbox_object (
  id text primary key,
  kind text not null,
  country text not null check (country in ('USA', 'Canada')),
  body jsonb not null,
  created_at timestamptz not null
);
create index card_sandbox_object_kind on card_sandbox_object (country, kind, created_at desc);

-- Fees and taxes, each value with the day from which it holds, until the next one of the same (domain.md 1.7, 2.25). A value is never
-- changed: one that has not begun is withdrawn, and so nothing that was charged can be read differently later.
create table fee (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('Membership Fee', 'Yearly Renewal', 'Builder Plan', 'Sales Tax')),
  country text not null check (country in ('USA', 'Canada')),
  -- Of a membership fee.
  plan text check (plan in ('associate', 'builder')),
  -- State or province of a tax.
  region text,
  effective_from date not null,
  amount_cents bigint check (amount_cents >= 0),
  rate_bps integer check (rate_bps between 0 and 5000),
  created_at timestamptz not null,
  -- Null of what the portal started with.
  created_by text references app_user (code),
  withdrawn_at timestamptz,
  withdrawn_by text references app_user (code),
  check ((kind = 'Membership Fee') = (plan is not null)),
  check ((kind = 'Sales Tax') = (region is not null)),
  check ((kind = 'Sales Tax') = (rate_bps is not null)),
  check ((rate_bps is null) = (amount_cents is not null)),
  check (created_by is null or effective_from >= (created_at at time zone 'America/New_York')::date),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  constraint fee_has_begun check (effective_from > (withdrawn_at at time zone 'America/New_York')::date)
);
create unique index fee_from on fee (kind, country, plan, region, effective_from) nulls not distinct
  where withdrawn_at is null;

create function keep_fee() returns trigger language plpgsql as $$
begin
  if old.withdrawn_at is not null or (new.id, new.kind, new.country, new.plan, new.region, new.effective_from,
    new.amount_cents, new.rate_bps, new.created_at, new.created_by)
    is distinct from (old.id, old.kind, old.country, old.plan, old.region, old.effective_from,
    old.amount_cents, old.rate_bps, old.created_at, old.created_by) then
    raise exception 'A fee does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger fee_kept before update on fee for each row execute function keep_fee();
create trigger fee_append_only before delete on fee for each row execute function refuse_change();
create trigger fee_no_truncate before truncate on fee for each statement execute function refuse_change();

-- Of known ids: a database that is copied is compared with one that was only migrated.
insert into fee (id, kind, country, plan, effective_from, amount_cents, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'Membership Fee', 'USA', 'associate', '2000-01-01', 12500, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000002', 'Membership Fee', 'USA', 'builder', '2000-01-01', 12500, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000003', 'Membership Fee', 'Canada', 'associate', '2000-01-01', 15000, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000004', 'Membership Fee', 'Canada', 'builder', '2000-01-01', 15000, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000005', 'Yearly Renewal', 'USA', null, '2000-01-01', 6000, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000006', 'Yearly Renewal', 'Canada', null, '2000-01-01', 7500, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000007', 'Builder Plan', 'USA', null, '2000-01-01', 4900, '2000-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-000000000008', 'Builder Plan', 'Canada', null, '2000-01-01', 5900, '2000-01-01T05:00:00Z');

-- Joining by a recruiting link (domain.md 2.30): drafts, and card payments that are reserved before they are taken.

create sequence registration_number;

-- What somebody has filled in so far. Identifiers and answers about the past are sealed; the token is known by its hash alone.
create table registration_draft (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique default nextval('registration_number'),
  channel text not null check (channel in ('standard', 'direct', 'wfs')),
  upline_code text not null references app_user (code),
  country text not null check (country in ('USA', 'Canada')),
  plan text not null check (plan in ('associate', 'builder')),
  status text not null default 'Open' check (status in ('Open', 'In Review', 'Paid', 'Completed', 'Closed', 'Refunded')),
  token_hash text not null unique,
  -- Of the link that was mailed last (R-REG-01).
  link_hash text unique,
  email text,
  email_key text collate "C",
  -- When the mailed link was used: only a proved address gets codes (S-25).
  email_proved_at timestamptz,
  phone text,
  personal jsonb,
  birth_sealed text,
  ssn_sealed text,
  ssn_index text,
  ssn_last text,
  sin_expiry date,
  address jsonb,
  background_sealed text,
  -- Whether one of the questions was answered with yes (R-REG-02).
  has_background boolean,
  -- The decision of the home office on answers with yes (R-REG-02).
  review_status text check (review_status in ('Pending', 'Approved', 'Refused')),
  reviewed_at timestamptz,
  reviewed_by text references app_user (code),
  review_note text,
  license jsonb,
  -- Documents signed before there is an associate to give them to; they become legal documents with the payment.
  signatures jsonb,
  signed_at timestamptz,
  payment_id uuid references card_payment (id),
  associate_code text unique references app_user (code),
  paid_at timestamptz,
  reminded_at timestamptz,
  expires_at timestamptz not null,
  closed_reason text,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  -- The fee that went back within the cooling-off period, and with it the membership (R-REG-06).
  refunded_at timestamptz,
  refunded_by text references app_user (code),
  refund_reason text,
  -- The associate who has the identifier already, and what a super admin decided about it (R-REG-03).
  duplicate_of text references app_user (code),
  duplicate_decision text check (duplicate_decision in ('Reopen Account', 'Ask Again', 'Refuse')),
  duplicate_decided_at timestamptz,
  duplicate_decided_by text references app_user (code),
  duplicate_reason text,
  -- The level that somebody licensed was promised, and what the home office decided about it (R-LVL-05).
  guaranteed_level text references level (code) check (guaranteed_level in ('A', 'SA', 'MD', 'RMD', 'EMD', 'NMD', 'SNMD', 'EVC')),
  -- Who promised it, in the words of the person who registers.
  guarantee_note text,
  guarantee_status text check (guarantee_status in ('Pending', 'Approved', 'Refused')),
  guarantee_asked_at timestamptz,
  guarantee_decided_at timestamptz,
  guarantee_decided_by text references app_user (code),
  guarantee_reason text,
  check ((status in ('Paid', 'Completed', 'Refunded')) = (associate_code is not null)),
  check ((ssn_sealed is null) = (ssn_index is null)),
  constraint registration_draft_refunded
    check ((status = 'Refunded') = (refunded_at is not null and refunded_by is not null and refund_reason is not null)),
  constraint registration_draft_duplicate_decided check ((duplicate_decision is null) = (duplicate_decided_at is null)
    and (duplicate_decision is null) = (duplicate_decided_by is null) and (duplicate_decision is null) = (duplicate_reason is null)),
  constraint registration_draft_guarantee check ((guaranteed_level is null) = (guarantee_status is null)
    and (guaranteed_level is null) = (guarantee_note is null) and (guaranteed_level is null) = (guarantee_asked_at is null))
);
create index registration_draft_email on registration_draft (email_key) where status = 'Open';
create index registration_draft_ssn on registration_draft (ssn_index) where ssn_index is not null;
create index registration_draft_waiting on registration_draft (updated_at) where status in ('Open', 'Paid');
create index registration_draft_review on registration_draft (paid_at) where review_status = 'Pending';
create index registration_draft_created on registration_draft (created_at desc, id);
create index registration_draft_guarantee_waiting on registration_draft (guarantee_asked_at) where guarantee_status = 'Pending';
create index registration_draft_duplicate_of on registration_draft (duplicate_of) where duplicate_of is not null;

-- Money that a card has reserved for a payment whose area decides before it is taken (R-REG-04).
create table card_authorization (
  intent_id text primary key,
  payment_id uuid not null references card_payment (id),
  attempt integer not null,
  amount_cents bigint not null,
  currency text not null,
  country text not null check (country in ('USA', 'Canada')),
  -- Keyed hash of the fingerprint under which Stripe knows the card again.
  card_print text,
  decision text check (decision in ('Take', 'Release')),
  decided_on date,
  -- Why it was released, as the payer reads it.
  reason text,
  settled_at timestamptz,
  created_at timestamptz not null default now()
);
create index card_authorization_print on card_authorization (card_print, decided_on) where decision = 'Take';
create index card_authorization_payment on card_authorization (payment_id);
create index card_authorization_open on card_authorization (created_at) where settled_at is null;
