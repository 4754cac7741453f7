-- Which channels a person wants for a group of events (R-NTF-02). Without a row notification_channels of the person holds.
create table notification_preference (
  user_code text not null references app_user (code) on delete cascade,
  topic text not null
    check (topic in ('Business', 'Payments', 'Team', 'Licensing', 'Events', 'Store', 'Marketing')),
  email boolean not null,
  sms boolean not null,
  primary key (user_code, topic)
);
