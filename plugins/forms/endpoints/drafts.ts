import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { draftSchema } from '@/src/domain/forms/submission-request'
import type { Form } from '@/src/generated/payload-types'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint, type SignedInUser } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { forgetDrafts, holderOf, holderOfKey, keepDraft, openDraft } from '../operations/drafts'
import { findForm } from '../operations/find-form'
import { keyHeader } from '../request-key'

const headers = {
  'Draft-Key': '20 to 100 visible characters, made up and kept by the browser of who is not signed in.',
}
const limit = { name: 'form-draft', points: 60, seconds: 600, by: 'visitor' } as const

const answers = z.array(z.object({ field: z.string(), value: z.string() }))

/**
 * `PUT /forms/{form}/draft { submissionData, step }`: keeps answers for 30 days, encrypted, for whoever means to finish the form
 * later: for the account, else for the browser with this `Draft-Key`. 404 for a form that cannot be finished later.
 */
export const putDraft = defineEndpoint({
  method: 'put',
  path: '/forms/:form/draft',
  access: 'anyone',
  about: { summary: 'Keeps the answers of a form for 30 days, to finish it later.', headers },
  limit,
  input: draftSchema,
  answers: successWith(z.object({ keptUntil: z.string() })),
  handler: async ({ input, req, params, user }) => {
    const form = await findUnfinished(req, params.form)
    const holder = required(holderOf(user, keyHeader(req.headers, 'Draft-Key')))
    const names = new Set(form.fields.flatMap((field) => ('name' in field && field.name ? [field.name] : [])))
    const submissionData = input.submissionData.flatMap(({ field, value }) =>
      names.has(field) ? [{ field, value: String(value ?? '') }] : [],
    )
    const data = await keepDraft(
      pool(req.payload),
      { form: form.id, holder, user: user?.id ?? null },
      { submissionData, step: input.step },
    )
    return { success: true, data }
  },
})

/** `GET /forms/{form}/draft`: the answers kept for this account or this `Draft-Key`; null for none. */
export const getDraft = defineEndpoint({
  method: 'get',
  path: '/forms/:form/draft',
  access: 'anyone',
  about: { summary: 'Answers that were kept of a form.', headers },
  limit,
  answers: successWith(
    z.object({ submissionData: answers, step: z.number(), keptUntil: z.string() }).nullable(),
  ),
  handler: async ({ req, params, user }) => {
    const form = await findUnfinished(req, params.form)
    const sql = pool(req.payload)
    for (const holder of holdersOf(req, user)) {
      const data = await openDraft(sql, form.id, holder)
      if (data) return { success: true, data }
    }
    return { success: true, data: null }
  },
})

/** `DELETE /forms/{form}/draft`: forgets them at once. */
export const deleteDraft = defineEndpoint({
  method: 'delete',
  path: '/forms/:form/draft',
  access: 'anyone',
  about: { summary: 'Forgets the answers that were kept of a form.', headers },
  limit,
  answers: successWith(z.object({ kept: z.literal(false) })),
  handler: async ({ req, params, user }) => {
    const form = await findUnfinished(req, params.form)
    await forgetDrafts(pool(req.payload), form.id, holdersOf(req, user))
    return { success: true, data: { kept: false } }
  },
})

async function findUnfinished(req: PayloadRequest, idOrSlug = ''): Promise<Form> {
  const { form } = await findForm(req, idOrSlug)
  if (!form.finishLater) throw new DomainError('NOT_FOUND')
  return form
}

/** The account's own, and what the same person kept in this browser before signing in. */
function holdersOf(req: PayloadRequest, user: SignedInUser | null): string[] {
  const key = keyHeader(req.headers, 'Draft-Key')
  return [holderOf(user, null), key === null ? null : holderOfKey(key)].filter((holder) => holder !== null)
}

function required(holder: string | null): string {
  if (holder) return holder
  const errors = [{ path: 'Draft-Key', message: 'Please send a key, or sign in.' }]
  throw new DomainError('VALIDATION_ERROR', { details: { errors } })
}
