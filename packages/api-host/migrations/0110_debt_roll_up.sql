-- Debts of people who left that move to a senior upline (R-MNY-33): announced first, moved when the notice is over. A row is
-- taken away when the move no longer holds: the debt is paid, the person is back, the setting is off.
create table debt_roll_up (
  id uuid primary key default gen_random_uuid(),
  chargeback_id uuid not null unique references chargeback (id),
  receiver_code text not null references app_user (code),
  announced_on date not null,
  transfer_on date not null check (transfer_on >= announced_on),
  -- The receiver's new debt is chargeback.transferred_to_id.
  transferred_at timestamptz
);
create index debt_roll_up_receiver on debt_roll_up (receiver_code, transfer_on desc);
create index debt_roll_up_announced on debt_roll_up (transfer_on) where transferred_at is null;
