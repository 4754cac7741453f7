import { REGISTRATION_CHANNELS, registerPath } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { operation } from '../../platform/operation/operation.ts';
import { qrPath } from '../../sessions/factors/qr.ts';
import { findSponsor } from '../registrations.store.ts';

const qr = z.strictObject({
  size: z.int().meta({ description: 'Width and height in modules, white margin included' }),
  path: z.string().meta({ description: 'SVG path of the dark modules' }),
});

const recruitingLinks = z.strictObject({
  is_valid: z.boolean().meta({ description: 'False: only an Active associate recruits' }),
  links: z.array(z.strictObject({ channel: z.enum(REGISTRATION_CHANNELS), url: z.url(), qr })),
});

const URL = 'http://localhost:4100/register/U000123';

/** The links by which people join under the caller (domain.md 2.30, R-PRO-02). */
export const recruitingLinkRoutes: Area = ({ config }) => [
  operation({
    id: 'getRecruitingLinks',
    method: 'GET',
    path: '/team/recruiting-links',
    tag: 'Registration',
    summary: 'Own recruiting links, with a QR code each',
    policy: { needs: 'signed-in', audience: 'portal', scope: 'own', proxy: 'allowed' },
    answer: { status: 200, schema: recruitingLinks },
    examples: {
      answer: {
        is_valid: true,
        links: REGISTRATION_CHANNELS.map((channel) => ({
          channel,
          url: channel === 'standard' ? URL : URL.replace('register', `register/${channel}`),
          qr: qrPath(URL),
        })),
      },
    },
    async handler({ db, caller }) {
      return {
        is_valid: (await findSponsor(db, caller.code)) !== undefined,
        links: REGISTRATION_CHANNELS.map((channel) => {
          const url = `${config.portalUrl}${registerPath(channel, caller.code)}`;
          return { channel, url, qr: qrPath(url) };
        }),
      };
    },
  }),
];
