import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  capital,
  inputFor,
  queryFor,
  RecordScreen,
  type Shortcut,
  singleKey,
  useDraftedDialog,
  useGo,
  useNeighbours,
  useRecordActions,
  useShortcuts,
} from '@upline/shell';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { Button } from '@upline/ui-kit/button/button.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { useMemo, useState } from 'react';
import { AssociateLink } from '../associates/network-facts.tsx';
import classes from './approval.module.css';
import { ApprovalFields } from './approval-fields.tsx';
import type { ApprovalKind, ApprovalView } from './approval-kind.ts';
import { kindOf } from './approval-kinds.ts';
import { type Approval, approvalTarget } from './approval-list.ts';
import { DecisionDialog, REJECTION } from './decide/decision-dialog.tsx';
import type { Verb } from './decide/refusal.ts';
import { DocumentView } from './document-view.tsx';
import { EarlierDecisions } from './earlier-decisions.tsx';

const route = getRouteApi('/signed-in/approvals/$kind/$id');

/** `/approvals/{kind}/{id}`: one decision; the next record of the queue follows it. */
export function ApprovalScreen() {
  const params = route.useParams();
  const { data: approval } = useSuspenseQuery(
    queryFor('getApproval', ...inputFor<'getApproval'>({ params })),
  );
  const kind = kindOf(params.kind);
  return kind ? <Decision key={`${kind.slug} ${params.id}`} kind={kind} approval={approval} /> : null;
}

function Decision({ kind, approval }: { readonly kind: ApprovalKind; readonly approval: Approval }) {
  const { associate, actions, subject, submitted_at } = approval;
  const view = kind.useView(approval);
  const [verb, setVerb] = useState<Verb>();
  const neighbours = useNeighbours();
  const go = useGo();
  const { menu, dialog } = useRecordActions(view.actions ?? []);
  const mayApprove = actions.includes('approve');
  const mayReject = actions.includes('reject');
  useDraftedDialog(mayReject ? REJECTION : undefined, () => setVerb('reject'));
  useShortcuts(useDecisionKeys(mayApprove, mayReject, kind.noun, setVerb));
  // The words of a refusal are sent: nothing asks before they are left.
  const goOn = () => void go({ ...(neighbours?.next ?? { to: '/approvals' }), ignoreBlocker: true });
  return (
    <RecordScreen
      noun="Approval"
      name={associate.name}
      code={associate.code}
      status={view.status ?? approval.status}
      person={{ code: associate.code, hasPhoto: associate.has_photo }}
      facts={[
        <span key="kind">{capital(kind.noun)}</span>,
        <Private key="subject">{subject}</Private>,
        <span key="sent">
          Submitted <DateText value={submitted_at} />
        </span>,
        neighbours && (
          <span key="place">
            {neighbours.place} of {neighbours.of} in the queue
          </span>
        ),
        <Link key="associate" to={{ to: '/associates/$code', params: { code: associate.code } }}>
          Associate
        </Link>,
      ]}
      headline={headlineOf(approval)}
      next={mayApprove && { label: `Approve ${kind.noun}`, onClick: () => setVerb('approve') }}
      secondary={mayReject && <Button onClick={() => setVerb('reject')}>Reject</Button>}
      actions={menu}
      notices={<Notices approval={approval} view={view} onNext={neighbours?.next ? goOn : undefined} />}
      page={approvalTarget(approval)}
      tab="decision"
      tabs={{
        decision: {
          label: 'Decision',
          content: (
            <div className={classes.column}>
              <div className={classes.columns} data-single={view.document === undefined || undefined}>
                <div className={classes.column}>
                  <ApprovalFields title={capital(kind.noun)} fields={view.fields} />
                  {view.evidence && <Card title="Evidence">{view.evidence}</Card>}
                </div>
                {view.document !== undefined && <DocumentView document={view.document} />}
              </div>
              <EarlierDecisions decisions={approval.decisions} />
            </div>
          ),
        },
      }}
    >
      {dialog}
      {verb && (
        <DecisionDialog
          kind={kind}
          row={approval}
          verb={verb}
          onClose={() => setVerb(undefined)}
          onDecided={goOn}
        />
      )}
    </RecordScreen>
  );
}

/** Approve and reject by a single key each; both are in the list of keys while they work. */
function useDecisionKeys(
  mayApprove: boolean,
  mayReject: boolean,
  noun: string,
  ask: (verb: Verb) => void,
): readonly Shortcut[] {
  return useMemo(() => {
    const on = (name: string, does: string, verb: Verb): Shortcut => ({
      keys: [name.toUpperCase()],
      does,
      group: 'On this page',
      matches: singleKey(name),
      run: () => ask(verb),
    });
    return [
      ...(mayApprove ? [on('a', `Approve ${noun}`, 'approve')] : []),
      ...(mayReject ? [on('r', `Reject ${noun}`, 'reject')] : []),
    ];
  }, [mayApprove, mayReject, noun, ask]);
}

const headlineOf = ({ associate, waiting_days, is_waiting }: Approval) => [
  ...(is_waiting ? [{ label: 'Waiting', value: waiting_days === 1 ? '1 day' : `${waiting_days} days` }] : []),
  { label: 'Level', value: associate.level },
  { label: 'Associate Status', value: associate.status },
  { label: 'Upline', value: associate.upline && <AssociateLink {...associate.upline} /> },
  ...(associate.join_date ? [{ label: 'Joined', value: <DateText value={associate.join_date} /> }] : []),
];

interface NoticesProps {
  readonly approval: Approval;
  readonly view: ApprovalView;
  readonly onNext: (() => void) | undefined;
}

/** What was decided already and by whom, why this admin may not decide, and what to know before. */
function Notices({ approval, view: { note, status: word }, onNext }: NoticesProps) {
  const { is_waiting, status, decisions, refusal } = approval;
  const last = decisions.find(({ is_on_this }) => is_on_this);
  const isOver = !is_waiting && !/^Pending/.test(status);
  if (!isOver && !refusal && !note) return null;
  return (
    <div className={classes.notices}>
      {isOver && (
        <Banner
          tone={status === 'Approved' ? 'success' : 'warning'}
          title={`Decided: ${word ?? status}`}
          live
          actions={onNext && <Button onClick={onNext}>Next approval</Button>}
        >
          {last && (
            <p>
              {last.by ? <Private>{last.by.name}</Private> : 'The system'}, <DateText value={last.at} />
              {last.reason && (
                <>
                  {': '}
                  <Private>{last.reason}</Private>
                </>
              )}
            </p>
          )}
        </Banner>
      )}
      {is_waiting && refusal && <Banner tone="warning" title={refusal} />}
      {note && <Banner>{note}</Banner>}
    </div>
  );
}
