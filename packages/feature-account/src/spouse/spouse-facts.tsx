import { DateText, Phone } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { Spouse } from './spouse.ts';

/** The spouse for those who only read. */
export function SpouseFacts({ spouse }: { readonly spouse: Spouse | null }) {
  return (
    <Card title="Spouse">
      {spouse ? (
        <FactList
          facts={[
            { label: 'Name', value: `${spouse.first_name} ${spouse.last_name}`, private: 'name' },
            { label: 'Phone', value: spouse.phone && <Phone value={spouse.phone} /> },
            { label: 'Email', value: spouse.email, private: 'contact' },
            {
              label: 'Date of birth',
              value: spouse.date_of_birth && (
                <Private kind="contact">
                  <DateText value={spouse.date_of_birth} />
                </Private>
              ),
            },
            { label: 'Linked code', value: spouse.spouse_code, private: 'name' },
          ]}
        />
      ) : (
        <p className={layout.muted}>No spouse is entered.</p>
      )}
    </Card>
  );
}
