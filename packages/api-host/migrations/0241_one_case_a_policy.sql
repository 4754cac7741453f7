-- A policy is spoken of by one active case: of several that were matched by number the first stays.
with later as (
  select id from (
    select id, row_number() over (partition by policy_id order by matched_at, id) as place
    from carrier_case where policy_id is not null and status = 'Active'
  ) matched where place > 1
), undone as (
  update carrier_case set policy_id = null, matched_at = null, version = version + 1 where id in (select id from later)
)
delete from carrier_suggestion where status = 'Pending' and case_id in (select id from later);

create unique index carrier_case_active_policy on carrier_case (policy_id) where policy_id is not null and status = 'Active';
