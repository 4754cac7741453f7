-- The fee that goes back within the cooling-off period, and with it the membership (domain.md 2.30, R-REG-06).

alter table registration_draft
  drop constraint registration_draft_status_check,
  drop constraint registration_draft_check,
  add constraint registration_draft_status_check
    check (status in ('Open', 'In Review', 'Paid', 'Completed', 'Closed', 'Refunded')),
  add constraint registration_draft_check
    check ((status in ('Paid', 'Completed', 'Refunded')) = (associate_code is not null)),
  add column refunded_at timestamptz,
  add column refunded_by text references app_user (code),
  add column refund_reason text,
  add constraint registration_draft_refunded
    check ((status = 'Refunded') = (refunded_at is not null and refunded_by is not null and refund_reason is not null));
