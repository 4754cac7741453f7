import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import type { HelpIcon } from '@upline/domain';

const ICONS = {
  Book: IconBook,
  Cash: IconCash,
  Certificate: IconCertificate,
  Chart: IconChartBar,
  Shield: IconShieldCheck,
  Team: IconUsersGroup,
  Tools: IconTool,
} as const satisfies Record<HelpIcon, unknown>;

/** The picture of a category; its name says the same in words. */
export function CategoryIcon({ icon }: { readonly icon: HelpIcon }) {
  const Icon = ICONS[icon];
  return <Icon size={20} stroke={1.75} aria-hidden />;
}
