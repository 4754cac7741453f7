-- A license takes the shop of its associate when it is approved too, not only when it is entered: what waits for approval is in no
-- team's list, so it may be entered while its holder is moved, with the shop from before.
create trigger license_shop_approved before update of approval_status on license for each row
  when (new.approval_status = 'Approved' and old.approval_status <> 'Approved') execute function place_license();
