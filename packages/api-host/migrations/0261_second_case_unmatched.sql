-- A policy has one active case (0241). A second one stays without a policy instead of failing the statement: an older release that
-- runs beside this one matches without looking, and would refuse a carrier's whole file for one such line.
create function leave_second_case_unmatched() returns trigger language plpgsql as $$
begin
  if exists (select from carrier_case held where held.policy_id = new.policy_id and held.status = 'Active' and held.id <> new.id) then
    new.policy_id := null;
    new.matched_at := null;
  end if;
  return new;
end
$$;
create trigger second_case before insert or update of policy_id, status on carrier_case
  for each row when (new.policy_id is not null and new.status = 'Active') execute function leave_second_case_unmatched();
