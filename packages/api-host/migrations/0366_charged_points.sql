-- What chargebacks took of the count of a policy is asked for by its policy (5.1), alone among all entries of points: those are few.
create index point_entry_charged on point_entry (policy_id) where reference_kind = 'chargeback';
