-- Every entry of points stood in two indexes that are not read for it: entries are looked up by what caused them for recruits alone,
-- and never by their policy.
drop index point_entry_policy;
drop index point_entry_reference;
create index point_entry_reference on point_entry (reference_id) where reference_kind = 'associate';
