-- Contacts of video drop (domain.md 2.29) are imported from files, and may be about a prospect or a client of the same person.

alter table change_set drop constraint change_set_resource_check;
alter table change_set add constraint change_set_resource_check
  check (resource in ('clients', 'prospects', 'policies', 'video-contacts'));

-- A deleted prospect or client leaves the contact as it is.
alter table video_contact add column prospect_id uuid references prospect (id) on delete set null;
alter table video_contact add column client_id uuid references client (id) on delete set null;
create index video_contact_prospect on video_contact (prospect_id);
create index video_contact_client on video_contact (client_id);
