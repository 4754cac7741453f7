-- Requests to sell or recruit in the other country (domain.md 2.33), and what follows from an approved one.
create table international_appointment (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  target_country text not null check (target_country in ('USA', 'Canada')),
  purpose text not null check (purpose in ('Sell', 'Recruit', 'Both')),
  state text check (state ~ '^[A-Z]{2}$'),
  license_id uuid references license (id),
  tax_form text not null check (tax_form in ('W-8BEN', 'NR301')),
  -- The filled tax form.
  document_id uuid not null references attachment (id),
  addendum_id uuid not null references legal_document (id),
  -- Withdrawn and revoked ones are Refused, with the reason.
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Refused')),
  decision_reason text,
  decided_at timestamptz,
  decided_by text references app_user (code),
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check ((purpose = 'Recruit') = (state is null)),
  check ((purpose = 'Recruit') = (license_id is null)),
  check ((status = 'Pending') = (decided_at is null)),
  check (status <> 'Refused' or decision_reason is not null)
);
-- One waits at a time; this is also the queue of approvals.
create unique index international_appointment_waiting on international_appointment (associate_code) where status = 'Pending';
create unique index international_appointment_in_force on international_appointment (associate_code) include (target_country, purpose)
  where status = 'Approved';
create index international_appointment_associate on international_appointment (associate_code, created_at desc);
create index international_appointment_created_at on international_appointment (created_at, id);
create index international_appointment_document on international_appointment (document_id);
create index international_appointment_license on international_appointment (license_id);
create index international_appointment_addendum on international_appointment (addendum_id);

-- A person who is appointed in the other country may have the same text of both countries to sign.
drop index legal_document_pending;
create unique index legal_document_pending on legal_document (associate_code, type, country) where status = 'Pending';
