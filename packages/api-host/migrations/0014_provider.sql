-- Carriers whose products are sold (domain.md 2.14). Deleted never, set Inactive instead.
create table provider (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  name_key text collate "C" not null unique,
  short_name text not null,
  short_name_key text collate "C" not null unique,
  status text not null default 'Active' check (status in ('Active', 'Inactive')),
  countries text[] not null check (cardinality(countries) > 0 and countries <@ array['USA', 'Canada']),
  product_types text[] not null check (cardinality(product_types) > 0),
  website text check (website like 'https://%'),
  producer_portal_url text check (producer_portal_url like 'https://%'),
  -- Ten digits, toll-free allowed.
  phone text check (phone ~ '^[0-9]{10}$'),
  am_best_rating text,
  jit boolean not null default true,
  writing_number_required boolean not null default true,
  pre_appointment_states text[] not null default '{PA}',
  aml_validity_months integer not null default 24 check (aml_validity_months in (12, 24)),
  advance_months integer not null default 12 check (advance_months between 0 and 12),
  chargeback_method text not null default 'Pro Rata' check (chargeback_method in ('Pro Rata', 'Full', 'Step')),
  chargeback_months integer not null default 12 check (chargeback_months between 0 and 60),
  policy_number_pattern text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
