import { formatNumber } from '@upline/domain';
import { EmailLink, listed } from '@upline/shell';
import type { Fact } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Percent, Phone } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './associate-overview.module.css';
import type { Associate } from './associate-overview.tsx';

/** An associate's name that opens them. */
export function AssociateLink({ code, name }: { readonly code: string; readonly name: string }) {
  return (
    <Private>
      <Link to={{ to: '/associates/$code', params: { code } }}>
        {name} ({code})
      </Link>
    </Private>
  );
}

function Contact({ contact }: { readonly contact: NonNullable<Associate['upline']> }) {
  return (
    <span className={classes.lines}>
      <AssociateLink code={contact.code} name={contact.name} />
      {contact.phone && <Phone value={contact.phone} callable />}
      <span className={layout.muted}>
        <Private kind="contact">
          <EmailLink email={contact.email} />
        </Private>
      </span>
    </span>
  );
}

/** What matters most of an associate: the level, who is below, and since when. */
export const associateHeadline = ({ code, level, qualified_level, direct_count, join_date }: Associate) => [
  {
    label: 'Level',
    value: level.name,
    ...(qualified_level && qualified_level.name !== level.name
      ? { note: `qualified for ${qualified_level.name}` }
      : {}),
  },
  {
    label: 'Direct downline',
    value: formatNumber(direct_count),
    ...(direct_count === 0
      ? {}
      : {
          to: {
            to: '/associates',
            search: listed('listAssociates', { filter: { upline_code: { eq: code } } }),
          } as const,
        }),
  },
  { label: 'Joined', value: <DateText value={join_date} /> },
];

/** Where they stand in the network. */
export function networkFacts(associate: Associate): Fact[] {
  const { upline, upline_rmd, recruiter } = associate;
  return [
    { label: 'Qualified Level', value: associate.qualified_level?.name },
    ...(associate.guaranteed_level
      ? [{ label: 'Guaranteed Level', value: associate.guaranteed_level.name }]
      : []),
    { label: 'Upline', value: upline && <Contact contact={upline} /> },
    {
      label: 'Upline RMD',
      value:
        upline_rmd &&
        (upline_rmd.code === upline?.code ? 'The same person' : <Contact contact={upline_rmd} />),
    },
    { label: 'Recruiter', value: recruiter && <AssociateLink code={recruiter.code} name={recruiter.name} /> },
    ...(associate.partner ? [{ label: 'Partner', value: associate.partner }] : []),
  ];
}

const FLAGS = [
  ['disable_license_check', 'Disable License Check'],
  ['disable_training_escrow', 'Disable Training Escrow'],
  ['escrow_future_compensations', 'Escrow Future Compensations'],
  ['under_heightened_supervision', 'Under Heightened Supervision'],
  ['use_spouse_licenses', 'Use Spouse Licenses'],
  ['is_beta', 'Beta'],
  ['has_builder_plan', 'Builder Plan'],
] as const;

/** What is set for them; of the flags only those that are on. */
export function settingFacts(associate: Associate): Fact[] {
  const { share_with_code, supervisor_code } = associate;
  const on = FLAGS.filter(([flag]) => associate[flag]);
  const endOf = (name: string) => associate.flags.find(({ flag }) => flag === name)?.ends_on ?? null;
  // Admins have no page of their own.
  const supervisor = supervisor_code?.startsWith('A') ? (
    `Home office (${supervisor_code})`
  ) : (
    <AssociateLink code={supervisor_code ?? ''} name="Associate" />
  );
  return [
    { label: 'Share Percentage', value: <Percent bps={associate.share_bps} /> },
    ...(share_with_code
      ? [{ label: 'Shared with', value: <AssociateLink code={share_with_code} name="Associate" /> }]
      : []),
    {
      label: 'Max Chargeback Withhold Percentage',
      value: <Percent bps={associate.max_chargeback_withhold_bps} />,
    },
    ...(supervisor_code ? [{ label: 'Supervisor', value: supervisor }] : []),
    {
      label: 'Flags',
      value: on.length > 0 && (
        <span className={classes.lines}>
          {on.map(([flag, label]) => (
            <span key={flag}>
              {label}
              {endOf(flag) && (
                <>
                  {' until '}
                  <DateText value={endOf(flag)} />
                </>
              )}
            </span>
          ))}
        </span>
      ),
    },
  ];
}
