import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { z } from 'zod'

/** What Payload's screens ask its server beside calls: a name and what goes with it. */
export interface StaffCall {
  name: StaffFunction
  args: Record<string, unknown>
}

/** Payload's own, as of this version; a test holds them to its list. */
export const STAFF_FUNCTIONS = [
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
] as const
type StaffFunction = (typeof STAFF_FUNCTIONS)[number]

type Course = { isUnderstood: boolean }

const KEY = Symbol.for('training-storefront.staff-call')
/** Kept beside the modules, of which Next makes more than one copy. */
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Course> }

/**
 * Hands a staff screen's call on. Next answers 500 to arguments it cannot decode; until somebody has understood the
 * call, that is the sender's mistake and goes out as 400.
 */
export function handOnStaffCall(response: ServerResponse, handOn: () => void): void {
  const course: Course = { isUnderstood: false }
  const { writeHead } = response
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const told = status === 500 && !course.isUnderstood ? 400 : status
    return Reflect.apply(writeHead, response, [told, ...rest])
  }
  shared[KEY] ??= new AsyncLocalStorage()
  shared[KEY].run(course, handOn)
}

/**
 * The call as Payload's handlers may have it. What goes wrong after this is ours, and stays a 500.
 *
 * @param slugs of this shop's collections and globals
 * @throws when it is no call of theirs
 */
export function readStaffCall(sent: unknown, slugs: { collections: string[]; globals: string[] }): StaffCall {
  const collection = z.string().refine((slug) => slugs.collections.includes(slug))
  const id = z.union([z.string(), z.number()]).nullish()
  const record = z.record(z.string(), z.unknown()).nullish()
  const args = z.looseObject({
    collectionSlug: z.union([collection, z.array(collection), z.literal('')]).nullish(),
    globalSlug: z
      .string()
      .refine((slug) => slug === '' || slugs.globals.includes(slug))
      .nullish(),
    id,
    docID: id,
    schemaPath: z.string().nullish(),
    path: z.string().nullish(),
    data: record,
    formState: record,
    query: record,
  })
  const call = z.object({ name: z.enum(STAFF_FUNCTIONS), args }).safeParse(sent)
  if (!call.success) throw withoutStack(`This is no call of a staff screen: ${z.prettifyError(call.error)}`)
  const course = shared[KEY]?.getStore()
  if (course) course.isUnderstood = true
  return call.data
}

/** The sender's mistake: where it was noticed in our code helps nobody who reads the log. */
function withoutStack(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}
