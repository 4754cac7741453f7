-- Transfers of the last months, when levels are measured: the ended rows are few among those of everybody's first upline.
create index upline_history_ended on upline_history (valid_to) where valid_to is not null;
