-- Virtual video drop (domain.md 2.29): videos of the home office, contacts of associates, and what was sent to them.

create table video (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 3 and 150),
  title_key text collate "C" not null,
  -- Id at the configured video host, never an address.
  host_id text not null check (host_id ~ '^[A-Za-z0-9_-]{3,64}$'),
  thumbnail_id uuid not null references attachment (id),
  duration_seconds integer not null check (duration_seconds between 1 and 14400),
  language text not null check (language in ('English', 'Spanish', 'French')),
  approval_number text not null check (char_length(approval_number) between 1 and 40),
  -- The last company day on which it is shown and sent.
  expires_on date not null,
  -- Whom it is for; null is everybody.
  country text check (country in ('USA', 'Canada')),
  min_level text references level (code),
  status text not null default 'Draft' check (status in ('Draft', 'Published', 'Unpublished')),
  position integer not null,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create trigger document_named after insert or update of thumbnail_id on video
  for each row execute function document_named('thumbnail_id');

create table video_contact (
  id uuid primary key default gen_random_uuid(),
  owner_code text not null references app_user (code),
  first_name text not null check (char_length(first_name) between 1 and 60),
  last_name text check (char_length(last_name) <= 60),
  name_key text collate "C" not null,
  email text,
  email_key text collate "C",
  -- Ten digits.
  mobile text check (mobile ~ '^[0-9]{10}$'),
  -- Where they live: texts wait for the morning there.
  state text,
  tags text,
  birthday date,
  notes text,
  consent_email boolean not null default false,
  consent_email_at timestamptz,
  consent_email_source text check (consent_email_source in ('In Person', 'By Phone', 'In Writing', 'Online Form')),
  consent_sms boolean not null default false,
  consent_sms_at timestamptz,
  consent_sms_source text check (consent_sms_source in ('In Person', 'By Phone', 'In Writing', 'Online Form')),
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check (email is not null or mobile is not null),
  check ((email is null) = (email_key is null)),
  check (consent_email = (consent_email_at is not null) and consent_email = (consent_email_source is not null)),
  check (consent_sms = (consent_sms_at is not null) and consent_sms = (consent_sms_source is not null))
);
create unique index video_contact_email on video_contact (owner_code, email_key);
create unique index video_contact_mobile on video_contact (owner_code, mobile);

-- Addresses whose owners want no more messages: no video of anybody goes there until they lift it themselves.
create table video_unsubscription (
  channel text not null check (channel in ('Email', 'SMS')),
  -- Email as it is compared, or ten digits.
  address text collate "C" not null,
  unsubscribed_at timestamptz not null,
  primary key (channel, address)
);

create table video_send (
  id uuid primary key default gen_random_uuid(),
  owner_code text not null references app_user (code),
  video_id uuid not null references video (id),
  channel text not null check (channel in ('Email', 'SMS')),
  message text not null check (char_length(message) between 1 and 2000),
  scheduled_at timestamptz,
  created_at timestamptz not null
);
create index video_send_video on video_send (video_id);

create table video_delivery (
  id uuid primary key default gen_random_uuid(),
  send_id uuid not null references video_send (id),
  owner_code text not null references app_user (code),
  -- The contact may be deleted; what was sent to whom stays.
  contact_id uuid references video_contact (id) on delete set null,
  contact_name text not null,
  contact_key text collate "C" not null,
  address text collate "C" not null,
  status text not null default 'Queued'
    check (status in ('Queued', 'Sent', 'Delivered', 'Opened', 'Clicked', 'Watched', 'Failed', 'Unsubscribed')),
  -- When it may leave at the earliest, and the company day it counts for.
  due_at timestamptz not null,
  due_on date not null,
  -- Of the outbox, which tells what became of it.
  message_id uuid unique,
  sent_at timestamptz,
  failure text,
  -- Keyed hash of the secret in the link; set when the message is made.
  link_hash text unique,
  watched_seconds integer not null default 0 check (watched_seconds >= 0),
  percent integer not null default 0 check (percent between 0 and 100),
  clicked_at timestamptz,
  watched_at timestamptz,
  created_at timestamptz not null
);
create index video_delivery_owner on video_delivery (owner_code, created_at desc);
create index video_delivery_day on video_delivery (owner_code, due_on);
create index video_delivery_contact on video_delivery (contact_id);
create index video_delivery_send on video_delivery (send_id);
