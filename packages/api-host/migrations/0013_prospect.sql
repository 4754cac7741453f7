-- Prospects of an associate (domain.md 2.11).
create table prospect (
  id uuid primary key default gen_random_uuid(),
  owner_code text not null references app_user (code),
  first_name text not null,
  last_name text not null,
  -- "first last" folded for search, filter and sort.
  name_key text collate "C" not null,
  phone text check (phone ~ '^[0-9]{10}$'),
  email text,
  email_key text collate "C",
  kind text not null default 'Both' check (kind in ('Recruit', 'Client', 'Both')),
  source text not null check (source in ('Warm Market', 'Referral', 'Event', 'Social', 'Website', 'Other')),
  referred_by text,
  city text,
  state text check (state ~ '^[A-Z]{2}$'),
  country text check (country in ('USA', 'Canada')),
  occupation text,
  best_time text,
  stage text not null default 'New Prospect' check (stage in ('New Prospect', 'Contacted', 'BOP Presented', 'Follow Up',
    'Recruited', 'Business Plan/Prospect List', 'FNA', 'Training Program')),
  -- When the present stage began: days in stage.
  stage_at timestamptz not null default now(),
  next_action_date date,
  next_action_note text,
  notes text,
  lost boolean not null default false,
  lost_reason text check (lost_reason in ('Not Interested', 'No Contact', 'Not Eligible', 'Joined Other', 'Other')),
  converted_client_id uuid,
  converted_associate_code text references app_user (code),

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,

  check (phone is not null or email is not null),
  check (source <> 'Referral' or referred_by is not null),
  check (lost = (lost_reason is not null))
);
create index prospect_owner_next_action on prospect (owner_code, next_action_date, id);
create index prospect_owner_stage on prospect (owner_code, stage, id);
create index prospect_owner_name on prospect (owner_code, name_key, id);
