import { Panel } from './panel.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonCard } from './person-card.tsx';

/** The panel under the avatar. */
export default function ProfileMenu({ onClose }: { readonly onClose: () => void }) {
  return (
    <Panel label="Account" width={288} onClose={onClose}>
      <PersonCard />
      <PersonActions onDone={onClose} />
    </Panel>
  );
}
