-- What a provider shows to associates (domain.md 2.14), in an order people drag.
alter table provider add column logo_key text;

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
