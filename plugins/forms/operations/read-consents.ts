import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Answer } from '@/src/domain/forms/check-answers'
import { consentVersion, consentWords, type GivenConsent } from '@/src/domain/forms/consent-version'
import type { SubmissionRequest } from '@/src/domain/forms/submission-request'
import type { Locale } from '@/src/domain/languages/locales'
import type { Form } from '@/src/generated/payload-types'
import { type FoundForm, findFormIn } from './find-form'

type ConsentBlock = Extract<Form['fields'][number], { blockType: 'consent' }>

/**
 * What somebody agreed to, and what they left: the very words they read, by the version their page sent with them, else those of
 * the language they asked in. Words that are no longer asked are refused: nobody agrees to what they did not read.
 */
export async function readConsents(
  req: PayloadRequest,
  { form, language }: FoundForm,
  { answers, request, locale }: { answers: readonly Answer[]; request: SubmissionRequest; locale: Locale },
): Promise<GivenConsent[]> {
  const asked = consentsOf(form).filter(({ name }) => answers.some(({ field }) => field === name))
  if (asked.length === 0) return []
  const theirs = locale === language ? null : await findFormIn(req, form.id, locale)
  const errors: { path: string; message: string }[] = []
  const consents = asked.flatMap((block) => {
    const name = block.name ?? ''
    const inTheirs = (theirs ? consentsOf(theirs) : []).filter((each) => each.name === name && each.label)
    const shown = [...inTheirs.map((words) => ({ words, locale })), { words: block, locale: language }]
    const version = request.consents?.[name]
    const read = shown.find(({ words }) => version === undefined || consentVersion(words) === version)
    if (!read) {
      errors.push({
        path: name,
        message: 'These words have changed meanwhile. Please reload the page and read them again.',
      })
      return []
    }
    const given = answers.some(({ field, value }) => field === name && value === 'Yes')
    const { words } = read
    return [
      { field: name, given, text: consentWords(words), version: consentVersion(words), locale: read.locale },
    ]
  })
  if (errors.length > 0) throw new DomainError('VALIDATION_ERROR', { details: { errors } })
  return consents
}

function consentsOf({ fields }: Form): ConsentBlock[] {
  return fields.filter((field): field is ConsentBlock => field.blockType === 'consent')
}
