import {
  COMPACT_FROM,
  type Country,
  type Currency,
  formatBps,
  formatBv,
  formatBvCompact,
  formatCompact,
  formatMoney,
  formatMoneyCompact,
  formatNumber,
  formatPhone,
  phoneToE164,
} from '@upline/domain';
import { Private } from '../private/private.tsx';
import { usePrivacy, useUiKit } from '../provider/context.ts';
import classes from './formats.module.css';

/** Shown where nothing is stored. */
export function Dash() {
  return (
    <span className={classes.dash}>
      <span aria-hidden>—</span>
      <span className="up-sr-only">None</span>
    </span>
  );
}

interface FigureProps {
  readonly text: string;
  /** The full figure, on hover. */
  readonly exact?: string | undefined;
}

function Figure({ text, exact }: FigureProps) {
  return (
    <Private kind="amount">
      <data className={classes.figure} value={exact ?? text} title={exact}>
        {text}
      </data>
    </Private>
  );
}

export interface MoneyProps {
  /** Whole cents; null shows a dash. */
  readonly cents: number | null | undefined;
  readonly currency?: Currency;
  /** `$12.3K` from 10,000 up, the full amount on hover: tiles only. */
  readonly compact?: boolean;
}

/** An amount in the words of the viewer's country; hidden while privacy is on. */
export function Money({ cents, currency = 'USD', compact = false }: MoneyProps) {
  const viewer = useUiKit().viewerCountry as Country;
  if (cents === null || cents === undefined) return <Dash />;
  const exact = formatMoney(cents, currency, viewer);
  const short = compact ? formatMoneyCompact(cents, currency, viewer) : exact;
  return <Figure text={short} exact={short === exact ? undefined : exact} />;
}

export interface NumberProps {
  readonly value: number | null | undefined;
}

/** A count, compact from 10,000 up with the full figure on hover (SPEC 9). */
export function CompactNumber({ value }: NumberProps) {
  if (value === null || value === undefined) return <Dash />;
  const compact = Math.abs(value) >= COMPACT_FROM;
  return (
    <data className={classes.figure} value={value} title={compact ? formatNumber(value) : undefined}>
      {formatCompact(value)}
    </data>
  );
}

export interface BusinessVolumeProps {
  /** Hundredths of BV, one BV being one dollar; null shows a dash. */
  readonly cents: number | null | undefined;
  /** `12.3K BV` from 10,000 up, the full volume on hover: tiles only. */
  readonly compact?: boolean;
}

/** Business volume (BV): an amount of business, hidden while privacy is on. */
export function BusinessVolume({ cents, compact = false }: BusinessVolumeProps) {
  if (cents === null || cents === undefined) return <Dash />;
  const exact = formatBv(cents);
  const short = compact ? formatBvCompact(cents) : exact;
  return <Figure text={short} exact={short === exact ? undefined : exact} />;
}

/** A rate in basis points, with up to two decimals. */
export function Percent({ bps }: { readonly bps: number | null | undefined }) {
  if (bps === null || bps === undefined) return <Dash />;
  return <span className={classes.figure}>{formatBps(bps)}</span>;
}

export interface PhoneProps {
  /** The ten digits as stored. */
  readonly value: string | null | undefined;
  /** Makes it a `tel:` link. */
  readonly callable?: boolean;
}

/** A phone number as (XXX) XXX-XXXX; hidden while privacy is on. */
export function Phone({ value, callable = false }: PhoneProps) {
  const hidden = usePrivacy();
  if (!value) return <Dash />;
  const text = <span className={classes.figure}>{formatPhone(value)}</span>;
  return (
    <Private kind="contact">
      {callable && !hidden ? <a href={`tel:${phoneToE164(value)}`}>{text}</a> : text}
    </Private>
  );
}
