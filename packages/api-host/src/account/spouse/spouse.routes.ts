import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { spouseExamples as examples } from './spouse.examples.ts';
import { spouseAnswer, spouseAnswerBody, spouseBody } from './spouse.schemas.ts';
import { spouses } from './spouse.service.ts';

const tag = 'Spouse';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
/** An admin who views as the associate changes nothing of the record (domain.md 7.3). */
const writing = { ...reading, proxy: 'refused' } as const satisfies Policy;

/** The spouse, and the link of two codes (domain.md 2.2). */
export const spouseRoutes: Area = (platform) => {
  platform.vault.registerColumn({ table: 'associate', column: 'spouse_birth_sealed', idColumn: 'code' });
  const service = spouses(platform);
  return [
    operation({
      id: 'getSpouse',
      method: 'GET',
      path: '/account/spouse',
      tag,
      summary: 'The own spouse, and requests to link two codes',
      policy: reading,
      answer: { status: 200, schema: spouseAnswer },
      examples: { answer: examples.answer },
      async handler(input) {
        const record = await service.answer(input);
        input.reply.header('etag', `"${record.version}"`);
        return record;
      },
    }),
    operation({
      id: 'saveSpouse',
      method: 'PUT',
      path: '/account/spouse',
      tag,
      summary: 'Name the spouse, and ask for the link where the spouse has a code',
      description:
        'The name is in force at once. A code takes the consent of its owner, who gets a request; both stand in one hierarchy (domain.md 1.1).',
      policy: writing,
      body: spouseBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: spouseAnswer },
      examples: { body: examples.body, answer: examples.answer },
      handler: (input) => service.save(input, input.version, input.body),
    }),
    operation({
      id: 'removeSpouse',
      method: 'DELETE',
      path: '/account/spouse',
      tag,
      summary: 'Remove the spouse; a link of two codes ends for both',
      description: 'Licenses of the former spouse count no more. A request that waits is withdrawn.',
      policy: writing,
      ifMatch: 'required',
      refusals: [404, 409],
      answer: { status: 200, schema: spouseAnswer },
      examples: { answer: examples.none },
      handler: (input) => service.remove(input, input.version),
    }),
    operation({
      id: 'answerSpouseRequest',
      method: 'POST',
      path: '/account/spouse-requests/{id}/answer',
      tag,
      summary: 'Accept or decline the link that another associate asks for',
      policy: writing,
      params,
      body: spouseAnswerBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: spouseAnswer },
      examples: { params: examples.params, body: { accept: true }, answer: examples.answer },
      handler: (input) => service.respond(input, input.params.id, input.version, input.body.accept),
    }),
    operation({
      id: 'withdrawSpouseRequest',
      method: 'POST',
      path: '/account/spouse-requests/{id}/withdraw',
      tag,
      summary: 'Withdraw the own request',
      policy: writing,
      params,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: spouseAnswer },
      examples: { params: examples.params, answer: examples.answer },
      handler: (input) => service.withdraw(input, input.params.id, input.version),
    }),
  ];
};
