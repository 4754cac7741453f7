import { useAccess, useAppConfig, useSave } from '@upline/shell';
import { useState } from 'react';
import { AccountPage } from '../layout/account-page.tsx';
import { PhotoCard } from './photo-card.tsx';
import { PHOTO_SHOWN_BY, usePhotoUpload } from './use-photo-upload.ts';

/** `account/photo`: the picture others know one by. */
export function PhotoScreen() {
  const { user } = useAccess();
  const { photoUrl } = useAppConfig();
  // Names the picture in its address; until one is uploaded here, anything new asks for the present one.
  const [version, setVersion] = useState(() => Date.now().toString(36));
  const upload = usePhotoUpload();
  const remove = useSave({ operation: 'removePhoto', refresh: PHOTO_SHOWN_BY, message: 'Photo removed' });
  return (
    <AccountPage current="photo">
      <PhotoCard
        name={user.name}
        src={user.has_photo ? `${photoUrl}/${encodeURIComponent(user.code)}?size=512&v=${version}` : null}
        version={version}
        upload={upload}
        onUploaded={setVersion}
        onRemove={() => remove.send({})}
      />
    </AccountPage>
  );
}
