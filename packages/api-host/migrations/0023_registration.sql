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
  status text not null default 'Open' check (status in ('Open', 'In Review', 'Paid', 'Completed', 'Closed')),
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
  has_background boolean,
  -- What the home office said to answers with a yes (R-REG-02).
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
  check ((status in ('Paid', 'Completed')) = (associate_code is not null)),
  check ((ssn_sealed is null) = (ssn_index is null))
);
create index registration_draft_email on registration_draft (email_key) where status = 'Open';
create index registration_draft_ssn on registration_draft (ssn_index) where ssn_index is not null;
create index registration_draft_waiting on registration_draft (updated_at) where status in ('Open', 'Paid');
create index registration_draft_review on registration_draft (paid_at) where review_status = 'Pending';
create index registration_draft_created on registration_draft (created_at desc, id);

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
  reason text,
  settled_at timestamptz,
  created_at timestamptz not null default now()
);
create index card_authorization_print on card_authorization (card_print, decided_on) where decision = 'Take';
create index card_authorization_payment on card_authorization (payment_id);
create index card_authorization_open on card_authorization (created_at) where settled_at is null;
