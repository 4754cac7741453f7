-- The ledger of points (domain.md 5.1): appended to, never changed. `amount` is cents of BV, hundredths of policies, else
-- units, and always positive; is_reversal gives the sign.
create table point_entry (
  id uuid primary key default gen_random_uuid(),
  owner_code text not null references app_user (code),
  points_type text not null check (points_type in ('SubmittedBv', 'IssuedBv', 'Recruits', 'Licenses', 'SubmittedPolicies',
    'IssuedPolicies', 'ContestPoints')),
  amount bigint not null check (amount > 0),
  on_date date not null,
  reference_kind text not null,
  reference_id text not null,
  portion smallint,
  is_reversal boolean not null default false,
  product_id uuid,
  provider_id uuid,
  policy_id uuid,
  -- Nearest RMD+ at or above the owner when the entry was made.
  shop_code text,
  created_at timestamptz not null default now()
);
create index point_entry_owner on point_entry (owner_code, on_date) include (points_type, is_reversal, amount);
create index point_entry_type on point_entry (points_type, on_date, owner_code) include (is_reversal, amount);
create index point_entry_reference on point_entry (reference_kind, reference_id);
create index point_entry_policy on point_entry (policy_id) where policy_id is not null;

create trigger point_entry_append_only before update or delete on point_entry
  for each row execute function refuse_change();
create trigger point_entry_no_truncate before truncate on point_entry
  for each statement execute function refuse_change();

-- Not yet folded entries.
create table point_delta (
  id bigint generated always as identity primary key,
  associate_code text not null,
  month date not null,
  points_type text not null,
  is_reversal boolean not null,
  product_id uuid,
  provider_id uuid,
  amount bigint not null
);

-- Folded: own entries of each associate by month.
create table point_own (
  associate_code text not null,
  month date not null,
  points_type text not null,
  is_reversal boolean not null,
  amount bigint not null,
  primary key (associate_code, points_type, month, is_reversal)
);
create index point_own_month on point_own (points_type, month, amount desc) include (associate_code, is_reversal);

-- Folded: of the people of an owner, the owner included. Buckets as in team_head.
create table point_rollup (
  owner_code text not null,
  month date not null,
  points_type text not null,
  is_reversal boolean not null,
  base bigint not null, g0 bigint not null, g1 bigint not null, g2 bigint not null, g3 bigint not null,
  g4 bigint not null, g5 bigint not null, g6 bigint not null, inf bigint not null,
  primary key (owner_code, points_type, month, is_reversal)
);
create table point_cube (
  owner_code text not null,
  month date not null,
  points_type text not null,
  is_reversal boolean not null,
  product_id uuid not null,
  provider_id uuid not null,
  base bigint not null, g0 bigint not null, g1 bigint not null, g2 bigint not null, g3 bigint not null,
  g4 bigint not null, g5 bigint not null, g6 bigint not null, inf bigint not null,
  primary key (owner_code, points_type, month, product_id, provider_id, is_reversal)
);
