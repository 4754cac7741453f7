import { addMonths, licensesFor } from '@upline/domain';
import { findProduct } from '../catalogue/products.store.ts';
import type { Context, SignedInContext } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import { type Finding, judge, type Submission } from './compliance.rules.ts';
import { checkSubmission } from './compliance.service.ts';
import {
  authorityOf,
  type Credentials,
  credentialsOf,
  type Offer,
  openOffers,
  sellersOn,
} from './compliance.store.ts';

type Reader = Pick<Context, 'db' | 'today'>;
type Authority = Awaited<ReturnType<typeof authorityOf>>;

/** "Can I sell this product in this state today?", with every reason why not. Throws 404 for an unknown product. */
export async function coverageOf(context: SignedInContext, productId: string, state: string) {
  const product = await findProduct(context.db, productId);
  if (!product) throw notFound();
  const failures = await checkSubmission(context, sale(product, context.caller.code, state, context.today));
  return { can_sell: failures.length === 0, reasons: failures };
}

const sale = (
  { id, provider_id }: { readonly id: string; readonly provider_id: string },
  code: string,
  state: string,
  today: string,
): Submission => ({
  provider_id,
  product_id: id,
  state,
  submit_date: today,
  writing_associate_code: code,
  splits: [],
});

/** What the credentials say for one product in one state. */
function credentialsFor(
  offer: Offer,
  state: string,
  today: string,
  eo: Credentials['eo'],
  { trainings }: Authority,
): Credentials {
  return {
    eo,
    has_aml: trainings.some(
      ({ kind, completed_on }) =>
        kind === 'AML' && addMonths(completed_on, offer.aml_validity_months) >= today,
    ),
    has_annuity_training: trainings.some(
      (each) =>
        each.kind === 'Annuity' && each.valid_until >= today && (each.state === null || each.state === state),
    ),
  };
}

/**
 * Where the associate can sell what, by the rules of 2.13: one cell for each provider and state in which the provider
 * sells. A closed cell names what is missing for the product that lacks least.
 */
export async function coverageMap({ db, today }: Reader, code: string) {
  const offers = await openOffers(db, today);
  const authority = await authorityOf(db, code, today);
  const { eo } = await credentialsOf(db, code, { state: '', today, amlMonths: 24 });
  const sellers = await sellersOn(db, [code], today);

  const findings = (offer: Offer, state: string): Finding[] => {
    const types = licensesFor(offer.country, offer.line);
    const isLicensed = authority.licenses.some((each) => each.state === state && types.includes(each.type));
    return judge(sale(offer, code, state, today), {
      offer,
      sellers,
      licensed: new Set(isLicensed ? [code] : []),
      appointment: authority.appointments.find(
        (each) => each.provider_id === offer.provider_id && each.state === state,
      ),
      credentials: credentialsFor(offer, state, today, eo, authority),
    });
  };

  const providers = [...new Map(offers.map((offer) => [offer.provider_id, offer.provider_name]))].map(
    ([id, name]) => ({ id, name }),
  );
  const cells = providers.flatMap(({ id }) => {
    const own = offers.filter(({ provider_id }) => provider_id === id);
    const states = [...new Set(own.flatMap((offer) => offer.states))].sort();
    return states.map((state) => {
      const judged = own
        .filter((offer) => offer.states.includes(state))
        .map((offer) => findings(offer, state));
      const least = judged.reduce((best, each) => (each.length < best.length ? each : best));
      return {
        provider_id: id,
        state,
        can_sell: least.length === 0,
        products: judged.filter((each) => each.length === 0).length,
        reasons: least.map(({ message }) => message),
      };
    });
  });
  return { providers, cells };
}
