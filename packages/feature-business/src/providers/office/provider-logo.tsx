import { useAppConfig } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { PROVIDER_SHOWN_BY } from './catalogue-lists.ts';
import classes from './office-provider.module.css';
import type { OfficeProvider } from './office-providers.actions.ts';
import { useFileSending } from './use-file-sending.ts';

const TYPES = { 'image/png': 'PNG', 'image/webp': 'WebP' } as const;
const MOST_BYTES = 2 * 1024 * 1024;

/** The logo as associates see it, and another one in its place. */
export function ProviderLogo({ provider }: { readonly provider: OfficeProvider }) {
  const { id, name, has_logo, version, actions } = provider;
  const { apiUrl } = useAppConfig();
  const { upload, arrived } = useFileSending({
    operation: 'uploadProviderLogo',
    params: { id },
    part: 'logo',
    refresh: PROVIDER_SHOWN_BY,
    message: 'Logo saved',
  });
  return (
    <Card title="Logo">
      <div className={layout.close}>
        {has_logo ? (
          // The version asks past what the browser has kept of the former logo.
          <img
            className={classes.logo}
            src={`${apiUrl}/provider-logos/${id}?v=${version}`}
            alt={`Logo of ${name}`}
          />
        ) : (
          <p className={layout.muted}>No logo yet.</p>
        )}
        {actions.includes('set_logo') && (
          <FileUpload
            // Ready for the next one once a logo has arrived.
            key={version}
            label={has_logo ? 'Another logo' : 'Upload logo'}
            help="It is kept within 320 by 320 pixels."
            accept={TYPES}
            maxSize={MOST_BYTES}
            upload={upload}
            onChange={([sent]) => sent && arrived()}
          />
        )}
      </div>
    </Card>
  );
}
