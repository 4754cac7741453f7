-- Compliance holds of associates (domain.md 1.1): who has one that is not resolved is not in good standing. Rows stay as history.
create table compliance_hold (
  id uuid primary key,
  associate_code text not null references app_user (code),
  reason text not null check (char_length(reason) >= 10),
  -- Company days: good standing is asked for days in the past.
  placed_on date not null,
  placed_at timestamptz not null,
  placed_by text not null references app_user (code),
  resolved_on date,
  resolved_at timestamptz,
  resolved_by text references app_user (code),
  note text,
  version integer not null default 1,
  check (resolved_on >= placed_on),
  check ((resolved_on is null) = (resolved_at is null) and (resolved_on is null) = (resolved_by is null)
    and (resolved_on is null) = (note is null))
);
create index compliance_hold_associate on compliance_hold (associate_code, placed_at desc);
create unique index compliance_hold_one_unresolved on compliance_hold (associate_code) where resolved_on is null;
