-- Prospects by the moment they were entered: whom the recruiting funnel of a period is made of (domain.md 2.36).
create index prospect_created on prospect (created_at) include (owner_code, kind, stage);
