-- What a statement said, so that a carrier's statement sent under two references is booked once (2.22). One that is sent again under
-- its own reference with lines mended says something else and has a row of its own.
create table provider_statement (
  provider_id uuid not null references provider (id),
  -- SHA-256 of its date, currency and lines.
  fingerprint text collate "C" not null,
  statement_ref text collate "C" not null,
  created_at timestamptz not null,
  primary key (provider_id, fingerprint)
);
