import { CALCULATOR_DISCLAIMER } from '@upline/domain/calculators';
import { usePageAt } from '@upline/shell';
import { Link } from '@upline/ui-kit';
import classes from './analyses.module.css';

/** Shown under every result (R-CAL-01), with the way to the disclosure where the portal has that page. */
export function Disclaimer() {
  const disclosure = usePageAt()('/pages/income-disclosure');
  return (
    <p className={classes.disclaimer}>
      {CALCULATOR_DISCLAIMER}
      {disclosure && (
        <>
          {' '}
          <Link to={disclosure}>Income disclosure</Link>
        </>
      )}
    </p>
  );
}
