import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconShirt from '@tabler/icons-react/dist/esm/icons/IconShirt.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { StoreCategory } from '@upline/domain';
import { useAppConfig } from '@upline/shell';
import { useCallback } from 'react';
import classes from './product-picture.module.css';

const ICONS: Readonly<Record<StoreCategory, typeof IconBox>> = {
  Apparel: IconShirt,
  'Business Cards': IconId,
  'Marketing Materials': IconSpeakerphone,
  'Training Kits': IconSchool,
  Office: IconNotebook,
  'Event Merchandise': IconTicket,
  Digital: IconFileDownload,
};

/** The address of a picture, at the host of files. */
export function usePictureUrl(): (id: string) => string {
  const { fileUrl } = useAppConfig();
  return useCallback((id) => `${fileUrl}/content/${id}`, [fileUrl]);
}

interface ProductPictureProps {
  readonly id: string | null;
  readonly category: StoreCategory;
  /** Empty where the name stands beside it. */
  readonly alt?: string;
  readonly size?: 'small' | 'card';
}

/** A picture of a product; without one, the sign of its category. */
export function ProductPicture({ id, category, alt = '', size }: ProductPictureProps) {
  const pictureUrl = usePictureUrl();
  const Icon = ICONS[category] ?? IconBox;
  return (
    <span className={classes.frame} data-size={size}>
      {id === null ? (
        <Icon className={classes.sign} aria-hidden stroke={1.25} />
      ) : (
        <img className={classes.picture} src={pictureUrl(id)} alt={alt} loading="lazy" />
      )}
    </span>
  );
}
