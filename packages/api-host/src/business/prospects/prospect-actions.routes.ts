import type { Area } from '../../platform/host.ts';
import { operation } from '../../platform/operation/operation.ts';
import { clientExamples } from '../clients/clients.examples.ts';
import { client, clientBody } from '../clients/clients.schemas.ts';
import { ownBook } from '../own-book.ts';
import { prospectConversion } from './prospect-conversion.service.ts';
import { prospectStage } from './prospect-stage.service.ts';
import { prospectExamples as examples } from './prospects.examples.ts';
import { loseBody, moveBody, prospect } from './prospects.schemas.ts';

const tag = 'Prospects';
const { writing, params } = ownBook('prospects.write');
const changing = {
  method: 'POST',
  tag,
  policy: writing,
  params,
  ifMatch: 'required',
  refusals: [409],
  answer: { status: 200, schema: prospect },
} as const;
const example = { params: examples.params, answer: examples.answer };

/** Stages, lost and found, and the step to a client: what is done to a prospect besides editing it. */
export const prospectActionsRoutes: Area = (platform) => {
  const stages = prospectStage(platform);
  const conversion = prospectConversion(platform);

  return [
    operation({
      ...changing,
      id: 'moveProspect',
      path: '/business/prospects/{id}/stage',
      summary: 'Move a prospect to another stage',
      description:
        'To any later stage or one back (R-PRO-01). Stages after Recruited need the recruited associate, from the own team (R-PRO-03).',
      body: moveBody,
      examples: { ...example, body: { stage: 'Contacted', associate_code: null } },
      handler: (input) => stages.move(input, input.params.id, input.version, input.body),
    }),
    operation({
      ...changing,
      id: 'undoProspectMove',
      path: '/business/prospects/{id}/stage/undo',
      summary: 'Take the own last move back',
      description: 'Within a minute, and while nothing else has changed the prospect; 409 afterwards.',
      examples: example,
      handler: (input) => stages.undo(input, input.params.id, input.version),
    }),
    operation({
      ...changing,
      id: 'loseProspect',
      path: '/business/prospects/{id}/lost',
      summary: 'Mark a prospect as lost',
      description: 'It leaves the board and keeps its stage (R-PRO-06).',
      body: loseBody,
      examples: { ...example, body: { lost_reason: 'Not Interested' } },
      handler: (input) => stages.lose(input, input.params.id, input.version, input.body.lost_reason),
    }),
    operation({
      ...changing,
      id: 'reopenProspect',
      path: '/business/prospects/{id}/reopen',
      summary: 'Reopen a lost prospect in its former stage',
      examples: example,
      handler: (input) => stages.reopen(input, input.params.id, input.version),
    }),
    operation({
      ...changing,
      id: 'convertProspect',
      path: '/business/prospects/{id}/convert',
      summary: 'Make a client of a prospect',
      description:
        'Creates the client and links both (R-PRO-07); a prospect that is a client already answers 409. Ask `findSimilarClients` first.',
      policy: { ...writing, needs: 'clients.write' },
      body: clientBody,
      idempotencyKey: 'required',
      answer: { status: 201, schema: client },
      examples: { params: examples.params, body: clientExamples.body, answer: clientExamples.answer },
      handler: (input) => conversion.convert(input, input.params.id, input.version, input.body),
    }),
  ];
};
