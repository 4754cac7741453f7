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
  am_best_rating text check (am_best_rating in ('A++', 'A+', 'A', 'A-', 'B++', 'B+', 'B', 'B-', 'C++', 'C+', 'C', 'C-', 'D')),
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
  version integer not null default 1,
  logo_key text
);

-- Plan data that changes without a release (R-CFG-01): every value holds from its date on.
create table level_rate (
  level_code text not null references level (code),
  effective_from date not null,
  -- Contract percentage of BV.
  rate_bps integer not null check (rate_bps between 0 and 10000),
  primary key (level_code, effective_from)
);
insert into level_rate (level_code, effective_from, rate_bps) values
  ('TA', '2000-01-01', 2500), ('A', '2000-01-01', 3500), ('SA', '2000-01-01', 4500), ('MD', '2000-01-01', 5500),
  ('RMD', '2000-01-01', 6500), ('EMD', '2000-01-01', 7000), ('NMD', '2000-01-01', 7400), ('SNMD', '2000-01-01', 7700),
  ('EVC', '2000-01-01', 7900);

create table generation_rate (
  generation integer not null check (generation between 1 and 6),
  effective_from date not null,
  rate_bps integer not null check (rate_bps between 0 and 10000),
  primary key (generation, effective_from)
);
insert into generation_rate (generation, effective_from, rate_bps) values
  (1, '2000-01-01', 600), (2, '2000-01-01', 400), (3, '2000-01-01', 250), (4, '2000-01-01', 150),
  (5, '2000-01-01', 100), (6, '2000-01-01', 100);

-- What providers sell (domain.md 2.15). Settings of pay are copied onto a policy when it is submitted (R-PRD-01).
create table product (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id),
  name text not null,
  name_key text collate "C" not null,
  code text,
  product_type text not null check (product_type in ('Term Life', 'Whole Life', 'Universal Life',
    'Indexed Universal Life', 'Final Expense', 'Fixed Annuity', 'Indexed Annuity', 'Segregated Fund',
    'Critical Illness', 'Disability', 'Long-Term Care', 'Travel')),
  -- From the type; decides the licence and the training a sale needs.
  line text not null check (line in ('Life', 'Health', 'Annuity')),
  country text not null check (country in ('USA', 'Canada')),
  states text[] not null check (cardinality(states) > 0),
  min_age integer not null default 0 check (min_age between 0 and 99),
  max_age integer not null default 99 check (max_age between 0 and 99),
  nearest_birthday boolean not null default false,
  min_face_cents bigint check (min_face_cents >= 0),
  max_face_cents bigint check (max_face_cents >= 0),
  bv_rate_bps integer not null check (bv_rate_bps between 0 and 15000),
  excess_bv_rate_bps integer not null default 300 check (excess_bv_rate_bps between 0 and 2000),
  -- Policy year to basis points: {"2": 500}.
  renewal_bv_rate_bps jsonb not null default '{}',
  -- Null: the provider's.
  payment_basis text check (payment_basis in ('Advance', 'As Earned')),
  advance_months integer check (advance_months between 0 and 12),
  chargeback_method text check (chargeback_method in ('Pro Rata', 'Full', 'Step')),
  chargeback_months integer check (chargeback_months between 0 and 60),
  -- Method Step: [{"through_month": 6, "unearned_bps": 10000}, ...], months rising, shares falling.
  chargeback_steps jsonb,
  available_from date,
  available_until date,
  status text not null default 'Draft' check (status in ('Draft', 'Published', 'Unpublished')),

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,

  check (max_age >= min_age),
  check (max_face_cents >= min_face_cents),
  check (available_until >= available_from)
);
create unique index product_provider_name on product (provider_id, name_key);

-- Compensation schedule (domain.md 2.16): one version is Open at a time; a version in use never changes (R-SCH-03).
create table compensation_schedule (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  -- The first of a month.
  effective_from date not null unique check (extract(day from effective_from) = 1),
  status text not null default 'Draft' check (status in ('Draft', 'Open', 'Closed')),
  opened_at timestamptz,
  opened_by text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create unique index compensation_schedule_open on compensation_schedule (status) where status = 'Open';

create table compensation_schedule_rate (
  schedule_id uuid not null references compensation_schedule (id) on delete cascade,
  -- A product, or a product type, or neither: every product. Looked up in this order; then the ladder.
  product_id uuid references product (id),
  product_type text,
  level_code text not null references level (code),
  kind text not null check (kind in ('First Year', 'Excess', 'Renewal', 'Trail')),
  -- Of BV.
  rate_bps integer not null check (rate_bps between 0 and 10000),
  check (product_id is null or product_type is null)
);
create unique index compensation_schedule_rate_key on compensation_schedule_rate
  (schedule_id, kind, level_code, coalesce(product_id::text, ''), coalesce(product_type, ''));

-- Thresholds, fees and programs (R-CFG-01). Keys and what they hold when no row does: catalogue/settings.ts.
create table setting (
  key text not null check (key ~ '^[a-z][a-z0-9_]{2,60}$'),
  effective_from date not null,
  value jsonb not null,
  created_at timestamptz not null default now(),
  created_by text,
  primary key (key, effective_from)
);

-- What a provider shows to associates (domain.md 2.14), in an order that people drag: contacts, videos, links, attachments.
create table provider_contact (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id) on delete cascade,
  position integer not null,
  status text not null default 'Draft' check (status in ('Draft', 'Published', 'Unpublished')),
  name text not null,
  title text,
  department text not null check (department in ('New Business', 'Underwriting', 'Commissions', 'Licensing', 'Wholesaler', 'Support')),
  -- Ten digits, toll-free allowed.
  phone text check (phone ~ '^[0-9]{10}$'),
  email text,
  region text,
  hours text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check (phone is not null or email is not null)
);
create index provider_contact_position on provider_contact (provider_id, position, id);

create table provider_video (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id) on delete cascade,
  position integer not null,
  status text not null default 'Draft' check (status in ('Draft', 'Published', 'Unpublished')),
  title text not null,
  -- Id at the video host, or an https address.
  video text not null,
  duration_seconds integer check (duration_seconds > 0),
  description text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create index provider_video_position on provider_video (provider_id, position, id);

create table provider_link (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id) on delete cascade,
  position integer not null,
  status text not null default 'Draft' check (status in ('Draft', 'Published', 'Unpublished')),
  title text not null,
  url text not null check (url like 'https://%'),
  description text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create index provider_link_position on provider_link (provider_id, position, id);

create table provider_attachment (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id) on delete cascade,
  position integer not null,
  status text not null default 'Draft' check (status in ('Draft', 'Published', 'Unpublished')),
  title text not null,
  category text not null check (category in ('Application', 'Guide', 'Rate Sheet', 'Form', 'Marketing')),
  effective_date date,
  expires_on date check (expires_on > effective_date),
  -- Published only with a file.
  file_id uuid references attachment (id),

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check (status <> 'Published' or file_id is not null)
);
create index provider_attachment_position on provider_attachment (provider_id, position, id);
create trigger document_named after insert or update of file_id on provider_attachment
  for each row execute function document_named('file_id');
