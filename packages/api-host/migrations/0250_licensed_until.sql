-- Teams by license and by state: both stand beside the path, in the indexes a team is walked in. The day changes who is licensed
-- without a write, so kept is the last day of the own life licenses and those of the spouse that count (R-LIC-02). Only resident
-- ones are asked: without one of its type no other is valid (R-LIC-01), and none is issued in the future. Kept by the database,
-- since releases that know nothing of the columns write beside newer ones. A million people are written anew, which takes minutes:
-- a large network is stopped for this one, and indexes that could be in the way are made afterwards.
alter table app_user add column address_state text, add column licensed_until date;
drop index app_user_path;
drop index app_user_shop;
drop index app_user_shop_in_force;
drop index app_user_level;
drop index app_user_level_rank;
drop index app_user_name_key;
drop index app_user_join_date;
drop index app_user_upline_code;
drop index app_user_upline_rmd_code;
drop index app_user_name_trigrams;

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

create or replace function renew_licenses() returns trigger language plpgsql as $$
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

select derive_licensing();
create unique index app_user_path on app_user (path)
  include (code, gen, gen_in_force, level_code, status, join_date, name_key, address_state, licensed_until) where path is not null;
create index app_user_shop on app_user (shop_code, path)
  include (code, level_code, status, join_date, name_key, address_state, licensed_until);
create index app_user_shop_in_force on app_user (shop_in_force_code, path)
  include (code, level_code, status, join_date, name_key, address_state, licensed_until);
create index app_user_level on app_user (level_code, path)
  include (code, gen, gen_in_force, status, name_key, address_state, licensed_until);
create index app_user_level_rank on app_user (level_rank(level_code), code)
  include (path, gen, gen_in_force, level_code, status, address_state, licensed_until);
create index app_user_name_key on app_user (name_key, code)
  include (path, gen, gen_in_force, level_code, status, address_state, licensed_until);
create index app_user_join_date on app_user (join_date, code)
  include (path, gen, gen_in_force, level_code, status, address_state, licensed_until);
-- Directs of uplines in the order of these, without their rows.
create index app_user_upline_code on app_user (upline_code, code) include (status);
create index app_user_upline_rmd_code on app_user (upline_rmd_code, code);
create index app_user_name_trigrams on app_user using gin (name_key gin_trgm_ops);
