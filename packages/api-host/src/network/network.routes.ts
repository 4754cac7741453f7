import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { codeParam, idParam } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import {
  levelBody,
  networkChange,
  networkChangeRows,
  resignationBody,
  statusAnswer,
  statusBody,
  statusPreview,
  statusPreviewBody,
  transferBody,
} from './changes/changes.schemas.ts';
import { networkChanges } from './changes/changes.service.ts';
import { networkExamples as examples } from './network.examples.ts';
import { defineNetworkJobs } from './network.jobs.ts';
import { standing } from './team/standing.service.ts';

const tag = 'Network';
const params = z.strictObject({ code: codeParam() });
const idParams = z.strictObject({ id: idParam() });
const managing = {
  needs: 'associates.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const resigning = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'refused',
} as const satisfies Policy;

/** Changes of upline, level and status (domain.md 1.2, 2.1, 2.33). */
export const networkRoutes: Area = (platform) => {
  defineNetworkJobs(platform);
  const changes = networkChanges(platform);
  const status = standing(platform);

  return [
    operation({
      id: 'startTransfer',
      method: 'POST',
      path: '/admin/associates/{code}/transfers',
      tag,
      summary: 'Put an associate under another upline',
      description:
        'With or without the downline; at once or from the first of a later month. Above 1,000 people it is done by a job: ask `getTransfer` how far it is. RMD+ and another country take a SuperAdmin (R-UPL-04).',
      policy: managing,
      params,
      body: transferBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 202, schema: networkChange },
      examples: { params: examples.params, body: examples.transferBody, answer: examples.transfer },
      handler: (input) => changes.transfer(input, input.params.code, input.version, input.body),
    }),
    operation({
      id: 'getTransfer',
      method: 'GET',
      path: '/admin/transfers/{id}',
      tag,
      summary: 'A transfer or change of level and how far it is',
      policy: managing,
      params: idParams,
      answer: { status: 200, schema: networkChange },
      examples: { params: examples.idParams, answer: examples.transfer },
      handler: (input) => changes.answer(input, input.params.id),
    }),
    operation({
      id: 'cancelTransfer',
      method: 'POST',
      path: '/admin/transfers/{id}/cancel',
      tag,
      summary: 'Take back a transfer or change of level that waits for its day',
      policy: managing,
      params: idParams,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: networkChange },
      examples: {
        params: examples.idParams,
        answer: { ...examples.transfer, status: 'Cancelled', version: 2 },
      },
      handler: (input) => changes.cancel(input, input.params.id, input.version),
    }),
    operation({
      id: 'listAssociateChanges',
      method: 'GET',
      path: '/admin/associates/{code}/changes',
      tag,
      summary: 'Transfers and changes of level of an associate, newest first',
      policy: { ...managing, needs: 'associates.view' },
      params,
      answer: { status: 200, schema: networkChangeRows },
      examples: { params: examples.params, answer: { rows: [examples.transfer] } },
      handler: (input) => changes.list(input, input.params.code),
    }),
    operation({
      id: 'changeAssociateLevel',
      method: 'POST',
      path: '/admin/associates/{code}/level',
      tag,
      summary: 'Promote or demote an associate from the first of the next month on',
      description:
        'R-LVL-02, R-LVL-04; never below a guaranteed level (R-LVL-05). Levels above EMD take a SuperAdmin.',
      policy: managing,
      params,
      body: levelBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 202, schema: networkChange },
      examples: { params: examples.params, body: examples.levelBody, answer: examples.level },
      handler: (input) => changes.level(input, input.params.code, input.version, input.body),
    }),
    operation({
      id: 'changeAssociateStatus',
      method: 'POST',
      path: '/admin/associates/{code}/status',
      tag,
      summary: 'Suspend, terminate, reinstate and every other change of status',
      description:
        'Legal transitions only, each with a reason (R-ASC-01, R-ASC-02). Who is Terminated or Resigned is signed out everywhere; the team of an RMD compresses upward.',
      policy: managing,
      params,
      body: statusBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: statusAnswer },
      examples: { params: examples.params, body: examples.statusBody, answer: examples.status },
      handler: (input) => status.change(input, input.params.code, input.version, input.body),
    }),
    operation({
      id: 'previewAssociateStatus',
      method: 'POST',
      path: '/admin/associates/{code}/status-preview',
      tag,
      summary: 'What a change of status would bring about, and why it would be refused',
      description: 'Nothing is changed by it.',
      policy: managing,
      params,
      body: statusPreviewBody,
      answer: { status: 200, schema: statusPreview },
      examples: { params: examples.params, body: { status: 'Terminated' }, answer: examples.statusPreview },
      handler: (input) => status.preview(input, input.params.code, input.body.status),
    }),
    operation({
      id: 'announceResignation',
      method: 'POST',
      path: '/account/resignation',
      tag,
      summary: 'Announce the own resignation',
      description: 'It holds after ten days and can be taken back until then.',
      policy: resigning,
      body: resignationBody,
      refusals: [409],
      answer: { status: 200, schema: statusAnswer },
      examples: {
        body: { reason: 'Moving abroad' },
        answer: { ...examples.status, status: 'Resignation Initiated' },
      },
      handler: (input) => status.own(input, 'Resignation Initiated', input.body.reason),
    }),
    operation({
      id: 'withdrawResignation',
      method: 'POST',
      path: '/account/resignation/withdraw',
      tag,
      summary: 'Take the own resignation back within ten days',
      policy: resigning,
      refusals: [409],
      answer: { status: 200, schema: statusAnswer },
      examples: { answer: { ...examples.status, status: 'Active' } },
      handler: (input) => status.own(input, 'Active', 'Resignation taken back'),
    }),
  ];
};
