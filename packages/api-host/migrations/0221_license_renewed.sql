-- Whether the same license is held by another row that ends later or never: so the few that end and have not been renewed are read
-- from an index. Kept by the database, since releases that know nothing of the column write licenses too while one follows the other.
alter table license add column is_renewed boolean not null default false;
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
update license set is_renewed = true where is_license_renewed(license);
drop index license_shop;
create index license_shop on license (shop_code, expiration_date, id) include (associate_code, status, is_renewed)
  where approval_status = 'Approved';
drop index license_ending;
create index license_ending on license (expiration_date, id) include (shop_code, associate_code, status, is_renewed)
  where approval_status = 'Approved';
