import { useGo } from '@upline/shell';
import { Banner, Button, LinkButton } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useAskAddendum } from './international.mutations.ts';
import type { InternationalStanding } from './international.ts';

/** The first step: the International Addendum, before anything can be asked for. */
export function AddendumCard({ standing }: { readonly standing: InternationalStanding }) {
  const { target_country, tax_form, addendum } = standing;
  const ask = useAskAddendum();
  const go = useGo();
  const open = ({ id }: { readonly id: string }) =>
    void go({ to: '/account/legal-documents/$id', params: { id } });
  return (
    <Card title={`Work in ${target_country}`}>
      <div className={layout.stack}>
        {ask.error && (
          <Banner tone="danger" live>
            {ask.error.message}
          </Banner>
        )}
        <p className={layout.muted}>
          To sell or recruit in {target_country} you need the signed International Addendum, the tax form{' '}
          {tax_form} and, to sell, a license there. The home office decides on your request.
        </p>
        <div>
          {addendum ? (
            <LinkButton
              variant="filled"
              to={{ to: '/account/legal-documents/$id', params: { id: addendum.id } }}
            >
              Sign the International Addendum
            </LinkButton>
          ) : (
            <Button variant="filled" loading={ask.saving} onClick={() => void ask.save({}, open)}>
              Read and sign the International Addendum
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
