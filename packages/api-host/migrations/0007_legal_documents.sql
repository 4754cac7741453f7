-- Legal documents (domain.md 2.7): texts by type, country and plan, and who signed which of them.

-- A version of a text. A draft is edited; what was published never changes, since people signed it.
create table legal_text (
  id uuid primary key,
  type text not null check (type in ('AMA', 'Builder Addendum', 'Arbitration', 'E-Sign Consent', 'W-9', 'W-8BEN',
    'TD1/T4A Consent', 'Privacy Notice')),
  country text not null check (country in ('USA', 'Canada')),
  plan text check (plan in ('associate', 'builder')),
  text_version integer not null check (text_version > 0),
  status text not null default 'Draft' check (status in ('Draft', 'Published', 'Replaced')),
  body text not null,
  -- What an agreement costs once, in the currency of the country (domain.md 1.7).
  fee_cents bigint check (fee_cents >= 0),
  published_at timestamptz,
  published_by text references app_user (code),
  created_at timestamptz not null default now(),
  created_by text references app_user (code),
  updated_at timestamptz not null default now(),
  updated_by text references app_user (code),
  version integer not null default 1,
  -- Agreements of people who come through a partner (domain.md 2.30). Their fee is that of the country and plan for everybody.
  partner text check (partner in ('WFS')),
  check ((status = 'Draft') = (published_at is null)),
  check (type <> 'AMA' or (plan is not null and (fee_cents is null) = (partner is not null))),
  check (partner is null or type = 'AMA')
);
create unique index legal_text_version
  on legal_text (type, country, coalesce(plan, ''), coalesce(partner, ''), text_version);
create unique index legal_text_draft
  on legal_text (type, country, coalesce(plan, ''), coalesce(partner, '')) where status = 'Draft';
create unique index legal_text_in_force
  on legal_text (type, country, coalesce(plan, ''), coalesce(partner, '')) where status = 'Published';

create function keep_published_text() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.body, new.type, new.country, new.plan, new.partner, new.text_version, new.fee_cents)
    is distinct from (old.body, old.type, old.country, old.plan, old.partner, old.text_version, old.fee_cents) then
    raise exception 'A published text does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger legal_text_kept before update or delete on legal_text
  for each row when (old.status <> 'Draft') execute function keep_published_text();

-- A document of one associate. A row without a text and without an own body was signed on paper.
create table legal_document (
  id uuid primary key,
  associate_code text not null references app_user (code),
  type text not null check (type in ('AMA', 'Builder Addendum', 'Arbitration', 'E-Sign Consent', 'W-9', 'W-8BEN',
    'TD1/T4A Consent', 'Privacy Notice', 'International Addendum', 'Supervision Plan', 'Debt Repayment Plan')),
  country text not null check (country in ('USA', 'Canada')),
  plan text check (plan in ('associate', 'builder')),
  text_id uuid references legal_text (id),
  text_version integer not null default 1,
  -- Of a document that was written for this person alone.
  body text,
  status text not null default 'Pending' check (status in ('Pending', 'Revoked', 'Signed')),
  requested_at timestamptz not null,
  requested_by text references app_user (code),
  -- How many reminders were sent: on day 3 and on day 7.
  reminders integer not null default 0,
  signed_at timestamptz,
  signed_name text,
  ip text,
  user_agent text,
  -- SHA-256 of the signed file, in hexadecimal (R-LEG-02).
  document_hash text check (document_hash ~ '^[0-9a-f]{64}$'),
  file_key text,
  revoked_at timestamptz,
  revoked_by text references app_user (code),
  reason text,
  version integer not null default 1,
  check (status <> 'Signed' or (signed_at is not null and signed_name is not null)),
  check (status <> 'Pending' or signed_at is null),
  check ((status = 'Revoked') = (revoked_at is not null)),
  check (status <> 'Revoked' or reason is not null),
  check ((document_hash is null) = (file_key is null))
);
create index legal_document_associate on legal_document (associate_code, requested_at desc);
-- A person who is appointed in the other country may have the same text of both countries to sign.
create unique index legal_document_pending on legal_document (associate_code, type, country) where status = 'Pending';
create index legal_document_agreement on legal_document (associate_code) include (status)
  where type = 'AMA' and status <> 'Revoked';
create index legal_document_text on legal_document (text_id, status);
create index legal_document_requested on legal_document (requested_at desc, id);
create index legal_document_unsigned on legal_document (requested_at) where status = 'Pending';

create function keep_signed_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'A signed document is kept' using errcode = 'restrict_violation';
  end if;
  if new.status = 'Pending' or (new.associate_code, new.type, new.country, new.plan, new.text_id, new.text_version, new.body, new.signed_at,
      new.signed_name, new.ip, new.user_agent, new.document_hash, new.file_key)
    is distinct from (old.associate_code, old.type, old.country, old.plan, old.text_id, old.text_version, old.body, old.signed_at,
      old.signed_name, old.ip, old.user_agent, old.document_hash, old.file_key) then
    raise exception 'A signed document does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger legal_document_kept before update or delete on legal_document
  for each row when (old.signed_at is not null) execute function keep_signed_document();
