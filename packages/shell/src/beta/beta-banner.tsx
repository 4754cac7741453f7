import classes from './beta-banner.module.css';

/** Thin amber bar at the top of a beta page (SPEC §6). */
export function BetaBanner() {
  return (
    <p className={classes.banner}>This is a beta testing feature. Please report any issues to support.</p>
  );
}
