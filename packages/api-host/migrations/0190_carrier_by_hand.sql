-- How many lines of a file spoke of a policy; null of imports before this was counted.
alter table carrier_import add column rows_matched integer;
-- Whose the case is was said by the home office: the writing number of a later file does not undo it.
alter table carrier_case add column associate_by_hand boolean not null default false;
