-- Whether the carrier's word had a meaning when the case was last brought in: without one nothing is suggested of it.
alter table carrier_case add column is_mapped boolean not null default true;
update carrier_case set is_mapped = false from carrier_status
  where carrier_status.provider_id = carrier_case.provider_id and carrier_status.lifecycle is null
    and lower(carrier_status.text) = lower(carrier_case.carrier_status_text);
delete from carrier_suggestion using carrier_case
  where carrier_case.id = carrier_suggestion.case_id and not carrier_case.is_mapped and carrier_suggestion.status = 'Pending';
-- Of the unchanged lines those that an earlier file had newer news of.
alter table carrier_import add column rows_older integer not null default 0;
