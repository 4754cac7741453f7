import { describe, expect, it } from 'vitest';
import { Avatar } from '../avatar/avatar.tsx';
import { CopyButton } from '../button/copy-button.tsx';
import { DetailHeader } from '../detail/detail-header.tsx';
import { FactList } from '../detail/fact-list.tsx';
import { BusinessVolume, Money, Phone } from '../format/formats.tsx';
import { markupOf, renderKit } from '../testing/render.tsx';
import { StatTile } from '../tile/stat-tile.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { Private } from './private.tsx';

const screenful = (
  <>
    <Private>Ana Alvarez</Private>
    <Money cents={1_234_567} compact />
    <BusinessVolume cents={2_345_600} compact />
    <Phone value="2125550142" callable />
    <Avatar name="Ana Alvarez" code="ANA01" hasPhoto alone />
    <DetailHeader
      name="Ana Alvarez"
      code="ANA01"
      titleEnd={<CopyButton text="ANA01" what="code" />}
      person={{ code: 'ANA01', hasPhoto: true }}
    />
    <FactList facts={[{ label: 'Email', value: 'ana@example.com', private: 'contact' }]} />
    <StatTile label="Paid" trend={[987, 654]} change={{ bps: 4321, period: 'vs. last month' }}>
      <Money cents={7_654_321} />
    </StatTile>
    <Timeline
      label="Audit"
      entries={[
        {
          id: '1',
          title: 'Changed',
          at: '2026-01-05T10:00:00Z',
          actor: 'Ben Brown',
          changes: [{ field: 'City', before: 'Austin', after: 'Dallas' }],
        },
      ]}
    />
  </>
);
const SECRETS =
  /Ana|Alvarez|ANA01|AA|1,?234|12\.3K|23,?456|23\.5K|555|0142|ana@|76,?543|43\.2|987|Ben|Brown|Austin|Dallas/;
const kit = { photosUrl: 'https://photos.test' };

describe('Privacy (S-70)', () => {
  it('off shows names, amounts and contact data', () => {
    const { container } = renderKit(screenful, kit);
    expect(container).toHaveTextContent('Ana Alvarez');
    expect(container).toHaveTextContent('$12.3K');
    expect(container).toHaveTextContent('(212) 555-0142');
  });

  it('on keeps their clear text out of the document, attributes and addresses included', () => {
    const { container } = renderKit(screenful, { ...kit, privacy: true });
    expect(markupOf(container)).not.toMatch(SECRETS);
    expect(container).toHaveTextContent('Hidden');
  });
});
