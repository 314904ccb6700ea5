import type { Endpoint } from 'payload'
import { z } from 'zod'
import { SCHEDULE_STATES, SCHEDULE_TYPES, scheduleSchema } from '@/src/domain/editing/schedule-request'
import { isMenus, type Scheduling } from '@/src/domain/editing/scheduling-collections'
import { LOCALES } from '@/src/domain/languages/locales'
import { defineEndpoint } from '@/src/server/endpoint'
import { success, successWith } from '@/src/server/reply'
import { requireEditor } from '../require-editor'
import { listSchedules } from './list-schedules'
import { scheduleChange } from './schedule-change'
import { findScheduled } from './stored'
import { takeBack } from './take-back'

const schedules = z.array(
  z.object({
    id: z.string(),
    type: z.enum(SCHEDULE_TYPES),
    locale: z.enum(LOCALES).nullable(),
    date: z.string(),
    state: z.enum(Object.keys(SCHEDULE_STATES) as [keyof typeof SCHEDULE_STATES]),
    problem: z.string().nullable(),
    by: z.string().nullable(),
    createdAt: z.string(),
  }),
)

/**
 * `POST`, `GET` and `DELETE /{collection}/{id}/schedule`, for whoever may change the document; an id or an address. Of the menus
 * `/navigation/schedule`.
 */
export const scheduleEndpoints = (collection: Scheduling): Endpoint[] => {
  const path = isMenus(collection)
    ? (`/${collection}/schedule` as const)
    : (`/${collection}/:id/schedule` as const)
  const what = isMenus(collection) ? 'the menus' : `one of the ${collection}`
  return [
    defineEndpoint({
      method: 'post',
      path,
      access: 'staff',
      input: scheduleSchema,
      about: {
        summary: `Staff: schedules the saved version of ${what} to be published, or to be taken off.`,
        errors: ['NOT_FOUND', 'CONFLICT'],
      },
      answers: successWith(schedules),
      handler: async ({ req, user, params, input }) => {
        await requireEditor(req, collection)
        const { type, date, locale = null } = input
        const wanted = { collection, idOrSlug: params.id ?? '', type, date, locale, userId: user.id }
        const document = await scheduleChange(req, wanted)
        return {
          success: true,
          data: await listSchedules(req.payload, { collection, document }, req.i18n?.language),
        }
      },
    }),
    defineEndpoint({
      method: 'get',
      path,
      access: 'staff',
      about: { summary: `Staff: what is scheduled for ${what}.`, errors: ['NOT_FOUND'] },
      answers: successWith(schedules),
      handler: async ({ req, params }) => {
        await requireEditor(req, collection)
        const { id: document } = await findScheduled(req, collection, params.id ?? '')
        return {
          success: true,
          data: await listSchedules(req.payload, { collection, document }, req.i18n?.language),
        }
      },
    }),
    defineEndpoint({
      method: 'delete',
      path,
      access: 'staff',
      about: {
        summary: `Staff: takes back what is scheduled for ${what}: all, or by schedule, type or locale.`,
        errors: ['NOT_FOUND'],
      },
      answers: success({ data: z.object({ takenBack: z.number() }), message: z.string() }),
      handler: async ({ req, params }) => {
        await requireEditor(req, collection)
        const { id: document } = await findScheduled(req, collection, params.id ?? '')
        const asked = (name: string) => req.searchParams.get(name)
        const takenBack = await takeBack(req.payload, {
          collection,
          document,
          schedule: asked('schedule'),
          type: asked('type'),
          locale: asked('locale'),
        })
        return { success: true, data: { takenBack }, message: 'It was taken back.' }
      },
    }),
  ]
}
