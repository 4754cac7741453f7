-- Mail and SMS leave through rows written in the caller's transaction (R-16).
create table outbox_message (
  id uuid primary key default gen_random_uuid(),
  -- Order of writing; several messages may share a moment.
  position bigint generated always as identity unique,
  channel text not null check (channel in ('Email', 'SMS')),
  kind text not null,
  recipient text not null,
  subject text,
  -- Sealed by the vault: messages carry sign-in codes and links (S-11). Emptied after delivery, except in a demo.
  text text,
  created_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz
);
create index outbox_message_recipient on outbox_message (recipient, position desc);
