-- Authority to sell (domain.md 2.3, 2.4, 2.33). Days are company days; a license counts by R-LIC-01.
create table license (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  type text not null check (type in ('Life', 'Accident & Sickness', 'Variable Life/Annuity', 'Securities 6/63',
    'Securities 7', 'Investment Adviser 65', 'Property & Casualty', 'LLQP Life', 'Segregated Funds', 'Mutual Funds')),
  country text not null check (country in ('USA', 'Canada')),
  state text not null check (state ~ '^[A-Z]{2}$'),
  number text not null,
  is_resident boolean not null,
  issue_date date not null,
  expiration_date date check (expiration_date > issue_date),
  document_id uuid references attachment (id),
  -- Expired is not stored: it follows from expiration_date.
  status text not null default 'Active' check (status in ('Active', 'Pending', 'Inactive', 'Revoked')),
  approval_status text not null check (approval_status in ('Approved', 'Pending For Admin', 'Rejected By Admin', 'Revoked')),
  rejection_reason text,
  -- What the associate asks to change on an approved license; the columns above stay in force until it is approved (R-LIC-03).
  proposed jsonb,
  decided_at timestamptz,
  decided_by text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  -- The associate's shop, as on shares of policies, so that a team's licenses are read in the order in which they end. Kept by
  -- the network (shop-facts.store.ts).
  shop_code text,
  -- Another row of the same license ends later or never, so this one need not be renewed. Kept by a trigger.
  is_renewed boolean not null default false
);
create unique index license_number on license (state, type, number);
create unique index license_resident on license (associate_code, type)
  where is_resident and approval_status <> 'Revoked' and approval_status <> 'Rejected By Admin';
create index license_expiration on license (expiration_date, associate_code)
  where approval_status = 'Approved' and status = 'Active';

-- Lists of licenses are read in this order (what ends first comes first).
create index license_expiration_order on license (expiration_date, id);

-- Papers waiting for a decision, oldest first.
create index license_waiting on license (updated_at, id) where approval_status = 'Pending For Admin' or proposed is not null;

create index license_shop on license (shop_code, expiration_date, id) include (associate_code, status, is_renewed)
  where approval_status = 'Approved';
create index license_ending on license (expiration_date, id) include (shop_code, associate_code, status, is_renewed)
  where approval_status = 'Approved';

-- Says who on a page of people is licensed, from the index alone.
create index license_associate on license (associate_code, type, state)
  include (status, approval_status, issue_date, expiration_date, is_resident);

create trigger document_named after insert or update of document_id on license
  for each row execute function document_named('document_id');
-- A changed license that waits for approval names its document inside.
create function proposed_document_named() returns trigger language plpgsql as $$
begin
  perform note_document_named((new.proposed ->> 'document_id')::uuid);
  return null;
end $$;
create trigger proposed_document_named after update of proposed on license
  for each row when (new.proposed is not null) execute function proposed_document_named();

create table provider_appointment (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references provider (id),
  associate_code text not null references app_user (code),
  country text not null check (country in ('USA', 'Canada')),
  state text not null check (state ~ '^[A-Z]{2}$'),
  writing_number text check (writing_number ~ '^[A-Z0-9-]{3,20}$'),
  status text not null check (status in ('Requested', 'In Process', 'Appointed', 'Declined', 'Terminated')),
  requested_at timestamptz,
  effective_date date,
  termination_date date check (termination_date >= effective_date),
  jit boolean not null default false,
  note text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,

  check (status <> 'Appointed' or (writing_number is not null and effective_date is not null))
);

-- R-APT-02.
create unique index provider_appointment_live on provider_appointment (associate_code, provider_id, state)
  where status not in ('Declined', 'Terminated');
create index provider_appointment_writing_number on provider_appointment (provider_id, writing_number);
create index provider_appointment_status on provider_appointment (status, requested_at, id);

-- The home office's list of appointments in its own order.
create index provider_appointment_requested on provider_appointment (requested_at, id);

create table eo_policy (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  carrier text not null,
  policy_number text not null,
  -- The least is a setting (R-CFG-01).
  per_claim_cents bigint not null check (per_claim_cents > 0),
  aggregate_cents bigint not null check (aggregate_cents >= per_claim_cents),
  effective_date date not null,
  expiration_date date not null check (expiration_date > effective_date),
  document_id uuid references attachment (id),
  approval_status text not null check (approval_status in ('Approved', 'Pending For Admin', 'Rejected By Admin', 'Revoked')),
  rejection_reason text,
  decided_at timestamptz,
  decided_by text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create index eo_policy_associate on eo_policy (associate_code, expiration_date desc);
create index eo_policy_expiration on eo_policy (expiration_date, associate_code) where approval_status = 'Approved';
create index eo_policy_waiting on eo_policy (updated_at, id) where approval_status = 'Pending For Admin';
create trigger document_named after insert or update of document_id on eo_policy
  for each row execute function document_named('document_id');

create table training_certificate (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  kind text not null check (kind in ('AML', 'Annuity', 'Product', 'CE')),
  provider_id uuid references provider (id),
  state text check (state ~ '^[A-Z]{2}$'),
  course text not null,
  completed_on date not null,
  valid_until date not null,
  document_id uuid references attachment (id),
  approval_status text not null check (approval_status in ('Approved', 'Pending For Admin', 'Rejected By Admin', 'Revoked')),
  rejection_reason text,
  decided_at timestamptz,
  decided_by text,

  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1
);
create index training_certificate_associate on training_certificate (associate_code, kind, valid_until desc);
create index training_certificate_expiration on training_certificate (valid_until, associate_code)
  where approval_status = 'Approved' and kind = 'AML';
create index training_certificate_waiting on training_certificate (updated_at, id) where approval_status = 'Pending For Admin';
create trigger document_named after insert or update of document_id on training_certificate
  for each row execute function document_named('document_id');

-- Requests to sell or recruit in the other country (domain.md 2.33), and what follows from an approved one.
create table international_appointment (
  id uuid primary key default gen_random_uuid(),
  associate_code text not null references app_user (code),
  target_country text not null check (target_country in ('USA', 'Canada')),
  purpose text not null check (purpose in ('Sell', 'Recruit', 'Both')),
  state text check (state ~ '^[A-Z]{2}$'),
  license_id uuid references license (id),
  tax_form text not null check (tax_form in ('W-8BEN', 'NR301')),
  -- The filled tax form.
  document_id uuid not null references attachment (id),
  addendum_id uuid not null references legal_document (id),
  -- Withdrawn and revoked ones are Refused, with the reason.
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Refused')),
  decision_reason text,
  decided_at timestamptz,
  decided_by text references app_user (code),
  created_at timestamptz not null default now(),
  created_by text,
  updated_at timestamptz not null default now(),
  updated_by text,
  version integer not null default 1,
  check ((purpose = 'Recruit') = (state is null)),
  check ((purpose = 'Recruit') = (license_id is null)),
  check ((status = 'Pending') = (decided_at is null)),
  check (status <> 'Refused' or decision_reason is not null)
);
-- One waits at a time; this is also the queue of approvals.
create unique index international_appointment_waiting on international_appointment (associate_code) where status = 'Pending';
create unique index international_appointment_in_force on international_appointment (associate_code) include (target_country, purpose)
  where status = 'Approved';
create index international_appointment_associate on international_appointment (associate_code, created_at desc);
create index international_appointment_created_at on international_appointment (created_at, id);
create index international_appointment_document on international_appointment (document_id);
create index international_appointment_license on international_appointment (license_id);
create index international_appointment_addendum on international_appointment (addendum_id);
create trigger document_named after insert or update of document_id on international_appointment
  for each row execute function document_named('document_id');

-- Which expiry notices went out (R-LIC-04): one a paper, an expiration date and a distance, whenever the job ran.
create table expiry_notice (
  paper_kind text not null check (paper_kind in ('license', 'eo_policy', 'training_certificate')),
  paper_id uuid not null,
  expires_on date not null,
  days_before integer not null,
  sent_at timestamptz not null default now(),
  primary key (paper_kind, paper_id, expires_on, days_before)
);

-- Relatives an admin declared; own code counts without a row (R-ADM-02).
create table admin_conflict (
  admin_code text not null references app_user (code),
  associate_code text not null references app_user (code),
  relation text not null,
  created_at timestamptz not null default now(),
  created_by text,
  -- Lists name a row by one column.
  id uuid not null default gen_random_uuid() unique,
  primary key (admin_code, associate_code)
);

-- A new license takes the shop of its associate.
create function place_license() returns trigger language plpgsql as $$
begin
  new.shop_code := (select shop_code from app_user where code = new.associate_code);
  return new;
end
$$;
create trigger license_shop before insert on license for each row execute function place_license();

create function is_license_renewed(held license) returns boolean language sql stable as $$
  select exists (
    select from license later where later.associate_code = held.associate_code and later.type = held.type and later.state = held.state
      and later.approval_status = 'Approved' and later.status = 'Active'
      and coalesce(later.expiration_date, 'infinity') > coalesce(held.expiration_date, 'infinity'))
$$;

create function renew_licenses() returns trigger language plpgsql as $$
declare
  changed license;
begin
  perform lock_licensed(array_remove(array[old.associate_code, new.associate_code], null));
  foreach changed in array array[old, new] loop
    update license set is_renewed = not is_renewed
    where associate_code = changed.associate_code and type = changed.type and state = changed.state
      and is_renewed <> is_license_renewed(license);
  end loop;
  return null;
end
$$;
create trigger license_renewed after insert or delete
  or update of associate_code, type, state, expiration_date, status, approval_status on license
  for each row execute function renew_licenses();

create function licensed_until(holder text) returns date language sql stable as $$
  select max(coalesce(expiration_date, 'infinity')) from license
  where associate_code = any(array[holder, (
      select spouse.code from associate own join associate spouse on spouse.code = own.spouse_code
      where own.code = holder and own.use_spouse_licenses and spouse.spouse_code = own.code)])
    and type in ('Life', 'LLQP Life') and is_resident and approval_status = 'Approved' and status = 'Active'
$$;

-- Everything that is kept of licenses and states, for everybody at once: after rows were loaded in bulk past the triggers.
create function derive_licensing() returns void language sql as $$
  update license set is_renewed = derived.is_renewed
  from (
    select id, coalesce(coalesce(expiration_date, 'infinity') < max(coalesce(expiration_date, 'infinity'))
      filter (where approval_status = 'Approved' and status = 'Active') over (partition by associate_code, type, state), false)
      as is_renewed
    from license
  ) derived
  where derived.id = license.id and derived.is_renewed <> license.is_renewed;

  with held as (
    select associate_code as code, coalesce(expiration_date, 'infinity') as until from license
    where type in ('Life', 'LLQP Life') and is_resident and approval_status = 'Approved' and status = 'Active'
  ), counting as (
    select code, until from held
    union all
    select own.code, held.until from associate own
    join associate spouse on spouse.code = own.spouse_code and spouse.spouse_code = own.code
    join held on held.code = spouse.code
    where own.use_spouse_licenses
  ), derived as (
    select associate.code, associate.state, max(until) as until from associate left join counting using (code)
    group by associate.code, associate.state
  )
  update app_user set address_state = derived.state, licensed_until = derived.until
  from derived
  where derived.code = app_user.code
    and (app_user.address_state, app_user.licensed_until) is distinct from (derived.state, derived.until);
$$;

-- Licenses of a holder and of the spouse, which may count for each other, are written one after the other: locked until the end of the
-- transaction, and only then is read, so who follows sees what was written before. Their rows in associate, since moves hold many in
-- app_user for long; all in one order, so that spouses written at once do not wait for each other; once more if a link has been
-- written meanwhile.
create function lock_licensed(changed text[]) returns text[] language plpgsql as $$
declare
  held text[] := '{}';
  concerned text[];
begin
  loop
    concerned := array(
      select unnest(changed) union select spouse_code from associate where code = any(changed) and spouse_code is not null);
    exit when concerned <@ held;
    perform from associate where code = any(concerned) order by code for no key update;
    held := held || concerned;
  end loop;
  return concerned;
end
$$;

-- Whose licenses have been written, or their links to a spouse. A row of app_user is touched only when it is no longer true.
create function keep_licensed_until(changed text[]) returns void language plpgsql as $$
declare
  concerned text[] := lock_licensed(changed);
begin
  update app_user set licensed_until = licensed_until(code)
  where code = any(concerned) and licensed_until is distinct from licensed_until(code);
end
$$;

create function license_written() returns trigger language plpgsql as $$
begin
  if (old.is_resident and old.type in ('Life', 'LLQP Life')) or (new.is_resident and new.type in ('Life', 'LLQP Life')) then
    perform keep_licensed_until(array_remove(array[old.associate_code, new.associate_code], null));
  end if;
  return null;
end
$$;
create trigger license_written after insert or delete
  or update of associate_code, type, is_resident, expiration_date, status, approval_status on license
  for each row execute function license_written();

create function associate_written() returns trigger language plpgsql as $$
begin
  update app_user set address_state = new.state where code = new.code and address_state is distinct from new.state;
  if (old.spouse_code, coalesce(old.use_spouse_licenses, false)) is distinct from (new.spouse_code, new.use_spouse_licenses) then
    perform keep_licensed_until(array_remove(array[new.code, old.spouse_code, new.spouse_code], null));
  end if;
  return null;
end
$$;
create trigger associate_written after insert or update of state, spouse_code, use_spouse_licenses on associate
  for each row execute function associate_written();

-- A license takes the shop once more when it is approved. One that waits for approval is in no team's list, so the network does
-- not follow it when its holder is moved.
create trigger license_shop_approved before update of approval_status on license for each row
  when (new.approval_status = 'Approved' and old.approval_status <> 'Approved') execute function place_license();
