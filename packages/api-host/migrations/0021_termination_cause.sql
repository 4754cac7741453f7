-- Whether a termination was for cause (domain.md 4.10, R-MNY-34): its code and text; both null when it was not, and in rows of an
-- older release, which did not ask.
alter table status_history add column cause_code text, add column cause_text text,
  add constraint status_history_cause check (
    (cause_code is null) = (cause_text is null) and (cause_code is null or to_status = 'Terminated'));
