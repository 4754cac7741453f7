-- Financial needs analyses of an associate's clients and prospects (domain.md 2.20). What people answer is sealed (S-66).
create table analysis (
  id uuid primary key,
  owner_code text not null references app_user (code),
  client_id uuid references client (id),
  prospect_id uuid references prospect (id),
  tool text not null check (tool in ('DIME', 'Financial Lifestyle Strategy')),
  title text not null,
  status text not null default 'Draft' check (status in ('Draft', 'Completed')),

  -- Vault texts bound to (analysis, column, id): both forms and the notes, and the results a completed analysis keeps.
  answers_sealed text not null,
  results_sealed text,
  formula_version integer,
  -- The main result stands in the clear to be sorted by; null while a required answer is missing.
  gap_cents bigint check (gap_cents >= 0),
  -- The DIME analysis of the same person that the protection score comes from.
  dime_id uuid references analysis (id) on delete set null,
  completed_at timestamptz,
  prepared_by text not null references app_user (code),

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,

  check (num_nonnulls(client_id, prospect_id) = 1),
  check (dime_id is null or tool = 'Financial Lifestyle Strategy'),
  check ((status = 'Completed') = (completed_at is not null)),
  check ((completed_at is null) = (results_sealed is null) and (completed_at is null) = (formula_version is null))
);
create index analysis_owner_updated on analysis (owner_code, updated_at, id);
create index analysis_client on analysis (client_id) where client_id is not null;
create index analysis_prospect on analysis (prospect_id) where prospect_id is not null;
create index analysis_dime on analysis (dime_id) where dime_id is not null;
