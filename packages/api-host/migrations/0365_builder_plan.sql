-- Who is in the builder plan stands beside the person, because every session asks for it: it follows the open enrollment.
create function keep_builder_plan() returns trigger language plpgsql as $$
begin
  update app_user set has_builder_plan = not has_builder_plan
  where code in (select associate_code from written) and has_builder_plan <> exists (
    select from builder_enrollment where associate_code = app_user.code and status = 'Active');
  return null;
end
$$;
create trigger builder_plan_inserted after insert on builder_enrollment referencing new table as written
  for each statement execute function keep_builder_plan();
create trigger builder_plan_updated after update on builder_enrollment referencing new table as written
  for each statement execute function keep_builder_plan();
create trigger builder_plan_deleted after delete on builder_enrollment referencing old table as written
  for each statement execute function keep_builder_plan();

-- For everybody at once: after rows were loaded in bulk past the triggers.
create function derive_builder_plans() returns void language sql as $$
  update app_user set has_builder_plan = not has_builder_plan
  where has_builder_plan <> exists (
    select from builder_enrollment where associate_code = app_user.code and status = 'Active')
$$;
select derive_builder_plans();
