import type { OperationAnswer } from '@upline/api-client';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { networkActions } from '../network/network.actions.tsx';
import { LOOKING_REASON, revealIdentifiers } from '../person/reveals.actions.tsx';
import { statusActions } from '../status/status.actions.tsx';
import { OpenPortal } from '../view-as/open-portal.tsx';

type Associate = OperationAnswer<'getAssociate'>;

/** The link into the portal is good for a minute. */
const LINK_GOOD_FOR_MS = 60_000;
const TRAIL = ['listAssociateAudit', 'listAuditEntries'] as const;

/** Asks why, then hands over the link into the portal as the associate sees it (domain.md 2.32, 7.3). */
export const viewAs = (associate: Associate, privately: (text: string) => string): NamedAction[] => {
  const { code, first_name } = associate;
  const name = privately(associate.name);
  return offered(associate, {
    view_as: recordAction({
      operation: 'startProxySession',
      label: `View as ${privately(first_name)}`,
      saveLabel: 'Start viewing',
      title: `View as ${name}`,
      about:
        'For 30 minutes you see what they see and may help with clients, but passwords, payments, signatures and deleting stay closed; every step is audited, and the associate will see that support viewed the account.',
      input: {},
      body: { associate_code: code },
      reason: LOOKING_REASON,
      refresh: [...TRAIL, 'listProxySessions', 'countProxySessions'],
      shows: ({ url }, close, again) => (
        <OpenPortal name={name} url={url} goodForMs={LINK_GOOD_FOR_MS} onOpened={close} onAgain={again} />
      ),
    }),
  });
};

/**
 * What the office does with an associate, as the record offers it: grave acts want a reason for the trail, and the password
 * once more where it is not fresh (S-69).
 */
export const associateActions = (
  associate: Associate,
  privately: (text: string) => string,
): NamedAction[] => {
  const { code } = associate;
  const name = privately(associate.name);
  return [
    ...offered(associate, {
      update: { label: 'Edit associate', to: { to: '/associates/$code/edit', params: { code } } },
    }),
    ...networkActions(associate, name),
    ...statusActions(associate, name),
    ...offered(associate, {
      reveal: revealIdentifiers(associate, name),
      // The way back in for an associate who lost the phone and the recovery codes (S-15 to S-17).
      reset_second_step: recordAction({
        operation: 'resetSecondStep',
        label: 'Reset second step',
        title: `Reset second step of ${name}`,
        about:
          'For an associate who lost the phone and the recovery codes. Make sure by another way that it is really them. Authenticator app, recovery codes and remembered devices stop working, every session ends, signing in asks for a code sent by email, and changes of payout information are held for 24 hours. The associate is notified by email.',
        input: { params: { code } },
        reason: LOOKING_REASON,
        refresh: ['getAssociate', ...TRAIL],
        message: 'Second step reset. The associate was notified by email.',
      }),
    }),
  ];
};
