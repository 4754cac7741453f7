-- What the nightly removal of delivered and given-up messages looks for.
create index outbox_message_sent on outbox_message (sent_at) where sent_at is not null;
create index outbox_message_failed on outbox_message (failed_at desc, id) where failed_at is not null;
