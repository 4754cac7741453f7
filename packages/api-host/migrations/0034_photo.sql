-- The photo of a person: two files behind generated keys. app_user.has_photo follows it.
create table photo (
  owner_code text primary key references app_user (code),
  large_key text not null,
  small_key text not null,
  -- Of the bytes; part of addresses that may be cached for ever.
  version text not null,
  updated_at timestamptz not null,
  updated_by text not null
);
