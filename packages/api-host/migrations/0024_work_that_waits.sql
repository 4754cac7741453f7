-- What waits for the home office is counted on its dashboard, and offered places at events on an associate's: each is read from an
-- index of what still waits, however long the tables have grown.
create index policy_requirement_answered on policy_requirement (policy_id) include (answered_at)
  where answered_at is not null and closed_at is null;
create index chargeback_disputed on chargeback (disputed_at) where dispute_status = 'Pending';
create index registration_draft_in_review on registration_draft (updated_at) where status = 'In Review';
create index store_order_processing on store_order (created_at) where status = 'Processing';
create index event_waiting_associate on event_waiting (associate_code);
