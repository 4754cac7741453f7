-- Words of messages that the home office has changed (domain.md 2.36). A message without a row here is sent in its standard words,
-- which its area declares.

-- Going back to the standard words removes the row, so versions come from a sequence: a page that was opened before never has the
-- version of words that were written later (R-GEN-04).
create sequence message_template_version as integer;

create table message_template (
  key text primary key,
  -- None for texts to a phone.
  title text check (title <> '' and title !~ '[[:cntrl:]]'),
  body text not null check (body <> ''),
  updated_at timestamptz not null default now(),
  updated_by text references app_user (code),
  version integer not null default nextval('message_template_version')
);
alter sequence message_template_version owned by message_template.version;
