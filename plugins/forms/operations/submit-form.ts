import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { type Answer, checkAnswers } from '@/src/domain/forms/check-answers'
import { HONEYPOT } from '@/src/domain/forms/form-field'
import { scoreSpam } from '@/src/domain/forms/score-spam'
import { senderOf, summaryOf } from '@/src/domain/forms/sender'
import type { SubmissionRequest } from '@/src/domain/forms/submission-request'
import type { Locale } from '@/src/domain/languages/locales'
import type { Form } from '@/src/generated/payload-types'
import { pool } from '@/src/server/db/transaction'
import type { SignedInUser } from '@/src/server/endpoint'
import { countRepeats } from './count-repeats'
import { holderOf, holderOfKey } from './drafts'
import { type FoundForm, findForm } from './find-form'
import { readConsents } from './read-consents'
import type { ReceivedFile } from './read-sent-form'
import { storeSubmission } from './store-submission'

type Submission = {
  request: SubmissionRequest
  files: readonly ReceivedFile[]
  user: SignedInUser | null
  /** The sender's own name for this try; null when they have none. */
  key: string | null
  /** What they had kept their answers under, to finish later. */
  draftKey: string | null
  /** The language they read. */
  locale: Locale
  /** Whether very many came from their network just now. */
  isCrowded: boolean
}

/**
 * Stores what somebody sent with a form, and queues the mails about it in the same transaction (`queueNotifications`). What
 * looks like spam is stored as such. The second call with the same key and answers gives the first one's message.
 * Refuses: `NOT_FOUND`, `VALIDATION_ERROR` with the wrong fields.
 */
export async function submitForm(req: PayloadRequest, sent: Submission): Promise<{ id: string }> {
  const { form, language } = await findForm(req, sent.request.form)
  const answers = readAnswers(form, sent)
  const requestKey = sent.key === null ? null : hash([form.id, sent.key, answers])
  return (
    (await storedBefore(req, requestKey)) ??
    (await store(req, { form, language }, { ...sent, answers, requestKey }))
  )
}

function readAnswers(form: Form, { request, files }: Submission): Answer[] {
  const { answers, problems } = checkAnswers(form.fields, request.submissionData, files)
  const isEmpty = problems.length === 0 && answers.every(({ value }) => value === 'No')
  const errors = isEmpty ? [{ path: 'submissionData', message: 'Please fill in the form first.' }] : problems
  if (errors.length > 0) throw new DomainError('VALIDATION_ERROR', { details: { errors } })
  return answers
}

async function store(
  req: PayloadRequest,
  { form, language }: FoundForm,
  sent: Submission & { answers: Answer[]; requestKey: string | null },
): Promise<{ id: string }> {
  const { request, user, answers, requestKey, files, locale, draftKey } = sent
  const sender = senderOf(form.fields, answers)
  const consents = await readConsents(req, { form, language }, sent)
  const { score, reasons, isSpam } = scoreSpam({
    answers,
    isHoneypotFilled: isHoneypotFilled(request),
    elapsedMs: request.elapsedMs ?? null,
    repeats: await countRepeats(pool(req.payload), answers, sender.email),
    isCrowded: sent.isCrowded,
    isSignedIn: user !== null,
  })
  const holders = [holderOf(user, null), draftKey === null ? null : holderOfKey(draftKey)]
  try {
    return await storeSubmission(
      req,
      {
        form: form.id,
        submissionData: answers,
        state: isSpam ? 'spam' : 'new',
        summary: summaryOf(answers, sender),
        senderName: sender.name,
        senderEmail: sender.email,
        locale,
        user: user?.id ?? null,
        consents,
        spamScore: score,
        spamReasons: reasons,
        requestKey,
      },
      { files, holders: holders.filter((holder) => holder !== null) },
    )
  } catch (error) {
    // The very same came a moment ago, by a double click say: the database lets one of them through.
    const first = await storedBefore(req, requestKey)
    if (first) return first
    throw error
  }
}

async function storedBefore(
  { payload }: PayloadRequest,
  requestKey: string | null,
): Promise<{ id: string } | null> {
  if (requestKey === null) return null
  const { rows } = await pool(payload).query<{ id: string }>(
    'SELECT id FROM form_submissions WHERE request_key = $1',
    [requestKey],
  )
  return rows[0] ?? null
}

/** Programs that fill in everything they find put it among the answers, or beside them. */
function isHoneypotFilled({ website, submissionData }: SubmissionRequest): boolean {
  const typed = [
    website,
    ...submissionData.flatMap(({ field, value }) => (field === HONEYPOT ? [value] : [])),
  ]
  return typed.some((value) => String(value ?? '').trim() !== '')
}

function hash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
