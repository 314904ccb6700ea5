import { z } from 'zod'
import { agreementSchema, groupChangeSchema } from '@/src/domain/groups/group-request'
import { SEAT_STATES, type SeatState } from '@/src/domain/groups/seat-state'
import { defineEndpoint } from '@/src/server/endpoint'
import { success, successWith } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { viewerOf } from '@/src/server/viewing'
import { changeAgreement, changeGroup } from '../operations/change-group'
import { deliverLicences } from '../operations/deliver-licences'
import { listGroups } from '../operations/list-groups'
import { readGroup } from '../operations/read-group'

const text = z.string().nullable()
const state = z.enum(Object.keys(SEAT_STATES) as [SeatState, ...SeatState[]])

const listed = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(['leader', 'participant']),
  endsAt: text,
  programs: z.array(z.string()),
  seats: z
    .object({ total: z.number(), free: z.number(), invited: z.number(), active: z.number() })
    .nullable(),
  showsProgress: z.boolean(),
  agrees: z.boolean().nullable(),
})

const group = z.object({
  id: z.string(),
  name: z.string(),
  endsAt: text,
  isOpen: z.boolean(),
  keepsAccess: z.boolean(),
  showsProgress: z.boolean(),
  code: z.string(),
  isCodeOpen: z.boolean(),
  allowed: z.array(z.string()),
  programs: z.array(z.string()),
  returnDays: z.number().int(),
  order: z.object({
    id: z.string(),
    number: z.string(),
    reference: text,
    invoiceId: text,
    isOwn: z.boolean(),
    isPaid: z.boolean(),
    licenceId: text,
  }),
  seats: z.array(
    z.object({
      id: z.string(),
      place: z.number().int(),
      state,
      email: text,
      invitedAt: text,
      joinedAt: text,
      canReturn: z.boolean(),
    }),
  ),
  report: z.object({
    joined: z.number().int(),
    opened: z.number().int().nullable(),
    finished: z.number().int().nullable(),
    people: z.array(
      z.object({ seatId: z.string(), email: z.string(), opened: z.boolean(), finished: z.boolean() }),
    ),
  }),
})

/** `GET /groups`: the groups one leads, and those one has a place in. A licence that was just paid is there. */
export const myGroups = defineEndpoint({
  method: 'get',
  path: '/groups',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'The groups one leads or has a place in.' },
  answers: successWith(z.array(listed)),
  handler: async ({ req, user }) => {
    if (!viewerOf(req)) await deliverLicences(req.payload, user.id)
    const groups = await listGroups(req.payload, user.id, localeOf(req))
    return {
      success: true,
      data: groups.map((each) => ({ ...each, endsAt: each.endsAt?.toISOString() ?? null })),
    }
  },
})

/** `GET /groups/{id}`: places and report of a group one leads. 404 otherwise. */
export const oneGroup = defineEndpoint({
  method: 'get',
  path: '/groups/:id',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'Places and report of a group one leads.', errors: ['NOT_FOUND'] },
  answers: successWith(group),
  handler: async ({ req, user, params }) => ({
    success: true,
    data: await readGroup(req.payload, params.id ?? '', user.id, localeOf(req)),
  }),
})

/** `PUT /groups/{id}` `{ name?, isCodeOpen?, renewCode?, allowed? }`, its leader only. */
export const updateGroup = defineEndpoint({
  method: 'put',
  path: '/groups/:id',
  access: 'signed-in',
  input: groupChangeSchema,
  about: { summary: 'Names a group, and says whom its code is for.', errors: ['NOT_FOUND'] },
  answers: successWith(group),
  handler: async ({ req, user, params, input }) => {
    const groupId = params.id ?? ''
    await changeGroup(req.payload, { ...input, groupId, leaderId: user.id })
    return { success: true, data: await readGroup(req.payload, groupId, user.id, localeOf(req)) }
  },
})

/** `PUT /groups/{id}/agreement` `{ agrees }`: a participant says whether the leader may see their progress. */
export const updateAgreement = defineEndpoint({
  method: 'put',
  path: '/groups/:id/agreement',
  access: 'signed-in',
  input: agreementSchema,
  about: { summary: 'Agrees that the leader sees one’s progress, or withdraws it.', errors: ['NOT_FOUND'] },
  answers: success({ agrees: z.boolean() }),
  handler: async ({ req, user, params, input: { agrees } }) => {
    await changeAgreement(req.payload, { groupId: params.id ?? '', userId: user.id, agrees })
    return { success: true, agrees }
  },
})
