-- Events, their tickets and their waiting lists (domain.md 2.26). Days and times are those of the event's zone, as they were typed;
-- the moments beside them follow from them. A ticket without a status holds its seat until `reserved_until`, while its card payment
-- is waited for.

create table event (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 3 and 120),
  title_key text collate "C" not null,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null check (kind in ('BPM', 'Training', 'Convention', 'Webinar', 'Incentive Trip')),
  starts_on date not null,
  starts_time text not null check (starts_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_on date not null,
  ends_time text not null check (ends_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  time_zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  venue text,
  address text,
  online_url text,
  capacity integer check (capacity >= 1),
  audience text not null check (audience in ('Everybody', 'Country', 'Level', 'Team')),
  country text check (country in ('USA', 'Canada')),
  min_level text references level (code),
  team_id uuid references named_team (id),
  registration text not null default 'Draft' check (registration in ('Draft', 'Open', 'Closed')),
  opens_on date not null,
  closes_on date not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  body text,
  image_id uuid references attachment (id),
  -- One line each.
  agenda text,
  speakers text,
  status text not null default 'Draft' check (status in ('Draft', 'Published', 'Unpublished')),
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check (ends_at >= starts_at),
  check (closes_at >= opens_at and closes_at <= ends_at),
  check (venue is not null or online_url is not null),
  check ((audience = 'Country') = (country is not null)),
  check ((audience = 'Level') = (min_level is not null)),
  check ((audience = 'Team') = (team_id is not null))
);
create index event_ends on event (ends_at);
create trigger document_named after insert or update of image_id on event
  for each row execute function document_named('image_id');

create table event_ticket_type (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references event (id) on delete cascade,
  name text not null check (char_length(name) between 2 and 60),
  guest_type text not null check (guest_type in ('Associate', 'Guest')),
  price_usd_cents bigint not null check (price_usd_cents >= 0),
  price_cad_cents bigint not null check (price_cad_cents >= 0),
  quantity integer not null check (quantity >= 1),
  needs_shirt boolean not null default false,
  -- The last day, in the event's zone, on which holders give a ticket back themselves.
  refundable_until date not null,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create index event_ticket_type_event on event_ticket_type (event_id);

create table event_ticket (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references event (id),
  type_id uuid not null references event_ticket_type (id),
  guest_type text not null check (guest_type in ('Associate', 'Guest')),
  -- Who holds it or, of a guest, who brings them and pays.
  host_code text not null references app_user (code),
  first_name text,
  last_name text,
  email text,
  phone text,
  shirt_size text check (shirt_size in ('XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL')),
  price_cents bigint not null check (price_cents >= 0),
  currency text not null check (currency in ('USD', 'CAD')),
  payment_id uuid unique references card_payment (id),
  status text check (status in ('Registered', 'Checked In', 'Refunded')),
  reserved_until timestamptz,
  -- What the QR code holds; of one event alone.
  code text collate "C" not null unique,
  checked_in_at timestamptz,
  checked_in_by text,
  -- How many of the reminders (7 days, 1 day, 2 hours) are behind it.
  reminders smallint not null default 0,
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check ((guest_type = 'Guest') = (email is not null and first_name is not null and last_name is not null)),
  check (status is not null or reserved_until is not null),
  check ((status = 'Checked In') is not true or checked_in_at is not null)
);
create index event_ticket_event on event_ticket (event_id);
create index event_ticket_host on event_ticket (host_code);
-- One Associate ticket of each associate (R-EVT-02).
create unique index event_ticket_one_own on event_ticket (event_id, host_code)
  where guest_type = 'Associate' and status in ('Registered', 'Checked In');

create table event_waiting (
  event_id uuid not null references event (id) on delete cascade,
  associate_code text not null references app_user (code),
  type_id uuid not null references event_ticket_type (id) on delete cascade,
  joined_at timestamptz not null,
  -- Until when a free seat is kept for this person.
  offered_until timestamptz,
  primary key (event_id, associate_code)
);
