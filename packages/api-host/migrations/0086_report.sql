-- What a report was asked for besides filter and order: period and team. A file written later holds the same days.
alter table export add column parameters json not null default '{}';
