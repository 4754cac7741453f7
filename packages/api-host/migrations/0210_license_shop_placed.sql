-- A new license takes the shop of its associate, whichever release of the server writes it: while one follows the other, the
-- older knows nothing of the column.
create function place_license() returns trigger language plpgsql as $$
begin
  new.shop_code := (select shop_code from app_user where code = new.associate_code);
  return new;
end
$$;
create trigger license_shop before insert on license for each row execute function place_license();
update license set shop_code = app_user.shop_code from app_user
where app_user.code = license.associate_code and license.shop_code is distinct from app_user.shop_code;
