import { useRouter } from '@tanstack/react-router';
import { CALCULATOR_DISCLAIMER } from '@upline/domain/calculators';
import { Link } from '@upline/ui-kit';
import classes from './analyses.module.css';

const DISCLOSURE = '/pages/income-disclosure';

/** Stands under every result (R-CAL-01), with the way to the disclosure where the portal has that page. */
export function Disclaimer() {
  const router = useRouter({ warn: false });
  const [, rest, page] = router?.getMatchedRoutes(DISCLOSURE) ?? [];
  const hasPage = page !== undefined && rest !== undefined && !('**' in rest);
  return (
    <p className={classes.disclaimer}>
      {CALCULATOR_DISCLAIMER}
      {hasPage && (
        <>
          {' '}
          <Link to={{ to: DISCLOSURE }}>Income disclosure</Link>
        </>
      )}
    </p>
  );
}
