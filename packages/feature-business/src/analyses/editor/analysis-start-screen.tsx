import { useQuery } from '@tanstack/react-query';
import { useRouterState, useSearch } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, useApi, useGo } from '@upline/shell';
import { ErrorState, Loading, TextField } from '@upline/ui-kit';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useCreateAnalysis } from '../analyses.mutations.ts';
import { ANALYSES, pageOf } from '../analysis-lists.ts';
import { TOOLS } from '../tools.ts';
import { type Analysis, type AnalysisBody, firstAnswers } from './analysis-values.ts';
import { type StartValues, SubjectFields } from './subject-fields.tsx';

type Named = { readonly client?: string; readonly prospect?: string };
type Client = OperationAnswer<'getClient'>;

/** `…/dime` and `…/financial-lifestyle-strategy`: for whom. What the address names is chosen already. */
export function AnalysisStartScreen() {
  const { client, prospect }: Named = useSearch({ strict: false });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const tool = TOOLS[path.endsWith('/dime') ? 0 : 1] as (typeof TOOLS)[number];
  const ofClient = useQuery({
    ...queryFor('getClient', { params: { id: client ?? '' } }),
    enabled: client !== undefined,
  });
  const ofProspect = useQuery({
    ...queryFor('getProspect', { params: { id: prospect ?? '' } }),
    enabled: prospect !== undefined && client === undefined,
  });
  const wanted = client ? ofClient : prospect ? ofProspect : undefined;
  return (
    <>
      <PageHeader title={`Start ${tool.tool}`} facts={[tool.sentence]} />
      {wanted?.error ? (
        <ErrorState error={wanted.error} onRetry={() => void wanted.refetch()} />
      ) : wanted && !wanted.data ? (
        <Loading label="For whom" />
      ) : (
        <StartForm tool={tool.tool} client={ofClient.data} prospect={client ? undefined : ofProspect.data} />
      )}
    </>
  );
}

interface StartFormProps {
  readonly tool: Analysis['tool'];
  readonly client: Client | undefined;
  readonly prospect: { readonly id: string; readonly name: string } | undefined;
}

const lookup = (found: { readonly id: string; readonly name: string } | undefined) =>
  found ? { id: found.id, name: found.name } : null;

function StartForm({ tool, client, prospect }: StartFormProps) {
  const api = useApi();
  const go = useGo();
  const { send } = useCreateAnalysis();
  const form = useRecordForm<StartValues>({
    initialValues: {
      kind: prospect ? 'prospect' : 'client',
      client_id: lookup(client),
      prospect_id: lookup(prospect),
      title: '',
    },
    validate: ({ kind, client_id, prospect_id }): Record<string, string> =>
      (kind === 'client' ? client_id : prospect_id)
        ? {}
        : { [`${kind}_id`]: 'Choose a client or a prospect' },
  });
  const save = async ({ kind, client_id, prospect_id, title }: StartValues) => {
    const id = kind === 'client' ? client_id?.id : undefined;
    // The picker knows a name only; what is known of the client is not asked for again.
    const known = id && id !== client?.id ? await api.call('getClient', { params: { id } }) : client;
    const body = {
      ...firstAnswers(tool, id ? known : undefined),
      client_id: id ?? null,
      prospect_id: kind === 'prospect' ? (prospect_id?.id ?? null) : null,
      title: title === '' ? null : title,
      notes: null,
    } as AnalysisBody;
    return send({ body });
  };
  return (
    <RecordForm
      form={form}
      name="Analysis"
      saveLabel="Start analysis"
      save={save}
      onDone={(analysis) => go({ ...pageOf(analysis), replace: true })}
      cancel={{ to: ANALYSES }}
    >
      <FormSection title="For whom" sentence="A draft is kept with this person and saved as you type.">
        <SubjectFields form={form} />
        <TextField
          label="Title"
          maxLength={100}
          help="What tells it from the next one. Empty: the tool and today's date."
          {...form.field('title')}
        />
      </FormSection>
    </RecordForm>
  );
}
