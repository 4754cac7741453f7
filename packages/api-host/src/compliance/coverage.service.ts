import { addMonths, licensesFor } from '@upline/domain';
import { findProduct } from '../catalogue/products.store.ts';
import type { OwnContext } from '../licensing/paper-kind.ts';
import type { Context } from '../platform/operation.ts';
import { notFound } from '../platform/problem.ts';
import { type Finding, judge, type Submission } from './compliance.rules.ts';
import { checkSubmission } from './compliance.service.ts';
import { authorityOf, type Offer, openOffers, type Papers, papersOf, sellersOn } from './compliance.store.ts';

type Reader = Pick<Context, 'db' | 'today'>;
type Authority = Awaited<ReturnType<typeof authorityOf>>;

/** "Can I sell this product in this state today?", with every reason why not. Throws 404 for an unknown product. */
export async function coverageOf(context: OwnContext, productId: string, state: string) {
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

/** What the papers say for one product in one state. */
function papersFor(
  offer: Offer,
  state: string,
  today: string,
  eo: Papers['eo'],
  { trainings }: Authority,
): Papers {
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
 * Where the associate can sell what, by the rules of 2.13: one cell a provider and state the provider sells in. A closed cell
 * tells what is missing for the product that misses least.
 */
export async function coverageMap({ db, today }: Reader, code: string) {
  const offers = await openOffers(db, today);
  const authority = await authorityOf(db, code, today);
  const { eo } = await papersOf(db, code, { state: '', today, amlMonths: 24 });
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
      papers: papersFor(offer, state, today, eo, authority),
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
