-- What the home office decides about a registration before it is paid (domain.md 2.30): an identifier that is known already
-- (R-REG-03), and the level that somebody licensed was promised (R-LVL-05).

alter table registration_draft
  -- The associate who has the identifier, of a registration that a super admin reviews or has reviewed.
  add column duplicate_of text references app_user (code),
  add column duplicate_decision text check (duplicate_decision in ('Reopen Account', 'Ask Again', 'Refuse')),
  add column duplicate_decided_at timestamptz,
  add column duplicate_decided_by text references app_user (code),
  add column duplicate_reason text,
  add constraint registration_draft_duplicate_decided check ((duplicate_decision is null) = (duplicate_decided_at is null)
    and (duplicate_decision is null) = (duplicate_decided_by is null) and (duplicate_decision is null) = (duplicate_reason is null)),
  add column guaranteed_level text references level (code),
  -- Who promised it, in the words of the person who registers.
  add column guarantee_note text,
  add column guarantee_status text check (guarantee_status in ('Pending', 'Approved', 'Refused')),
  add column guarantee_asked_at timestamptz,
  add column guarantee_decided_at timestamptz,
  add column guarantee_decided_by text references app_user (code),
  add column guarantee_reason text,
  add constraint registration_draft_guarantee check (guaranteed_level <> 'TA' and (guaranteed_level is null) = (guarantee_status is null)
    and (guaranteed_level is null) = (guarantee_note is null) and (guaranteed_level is null) = (guarantee_asked_at is null));

update registration_draft set duplicate_of = associate.code
  from associate where associate.ssn_index = registration_draft.ssn_index and registration_draft.status = 'In Review';

create index registration_draft_guarantee_waiting on registration_draft (guarantee_asked_at) where guarantee_status = 'Pending';
create index registration_draft_duplicate_of on registration_draft (duplicate_of) where duplicate_of is not null;
