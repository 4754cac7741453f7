-- The home office's lists of appointments and of debts in their own order: a page ends where it is full.
create index provider_appointment_requested on provider_appointment (requested_at, id);
create index chargeback_newest on chargeback (event_date desc, id desc);
