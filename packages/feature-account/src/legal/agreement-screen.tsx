import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { AMA_PLAN_NAMES } from '@upline/domain';
import { accessQuery, queryFor, useAccess, useGo, useMay, wantedAddress } from '@upline/shell';
import { Banner, DateText, LinkButton, Money } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { DocumentText } from './document-text.tsx';
import classes from './legal.module.css';
import { unlessSigned, useSignAgreement } from './legal.mutations.ts';
import { agreementInput } from './legal.route.ts';
import type { Agreement } from './legal.ts';
import { SignatureForm } from './signature-form.tsx';

const route = getRouteApi('/signed-in/ama/$country/$plan');

/** `ama/{country}/{plan}`: once it is signed the way goes on to the page that was wanted (R-ASC-04). */
export function AgreementScreen() {
  const { params } = agreementInput(route.useParams());
  const { redirect } = route.useSearch();
  const { data: agreement } = useSuspenseQuery(queryFor('getAgreement', { params }));
  const mustSign = useAccess().agreement !== null;
  const maySign = useMay('signAgreement') && agreement.may_sign;
  const sign = useSignAgreement();
  const queryClient = useQueryClient();
  const router = useRouter();
  const go = useGo();
  const goOn = async () => {
    await queryClient.fetchQuery({ ...accessQuery, staleTime: 0 });
    await (redirect === undefined
      ? go({ to: '/account/legal-documents' })
      : router.navigate({ href: wantedAddress(router, redirect) }));
  };
  const { text_version } = agreement;
  const isSigned = async () => {
    const now = await queryClient.fetchQuery({ ...queryFor('getAgreement', { params }), staleTime: 0 });
    return !now.may_sign && now.signed_at !== null;
  };
  return (
    <div className={classes.stack}>
      <PageHeader title="Associate Membership Agreement" />
      {mustSign && (
        <Banner title="Sign to go on">
          Until this agreement is signed, the other pages of the portal stay closed.
        </Banner>
      )}
      <Card title={`${agreement.country}, ${AMA_PLAN_NAMES[agreement.plan]} plan, version ${text_version}`}>
        <DocumentText body={agreement.body} />
      </Card>
      <Fee agreement={agreement} />
      {maySign ? (
        <Card title="Sign">
          <SignatureForm
            legalName={agreement.legal_name}
            text={text_version}
            save={(body) => sign.send({ params, body, ifMatch: text_version }).catch(unlessSigned(isSigned))}
            onSigned={() => void goOn()}
          />
        </Card>
      ) : (
        <Standing agreement={agreement} />
      )}
    </div>
  );
}

function Fee({ agreement: { country, fee_cents, is_fee_paid, is_own } }: { readonly agreement: Agreement }) {
  return (
    <Card title="Membership fee">
      <FactList
        facts={[
          {
            label: 'Amount',
            value: <Money cents={fee_cents} currency={country === 'USA' ? 'USD' : 'CAD'} />,
          },
          ...(is_own ? [{ label: 'Payment', value: is_fee_paid ? 'Paid' : 'Not paid yet' }] : []),
        ]}
      />
    </Card>
  );
}

/** Why there is nothing to sign here. */
function Standing({ agreement: { is_own, signed_at } }: { readonly agreement: Agreement }) {
  const all = <LinkButton to={{ to: '/account/legal-documents' }}>All legal documents</LinkButton>;
  if (!is_own)
    return (
      <Banner title="Not your agreement" actions={all}>
        Yours is that of your own country and plan.
      </Banner>
    );
  if (signed_at === null)
    return <Banner title="Only the associate signs">An agreement is not signed for another person.</Banner>;
  return (
    <Banner title="Signed" actions={all}>
      You signed this agreement on <DateText value={signed_at} />.
    </Banner>
  );
}
