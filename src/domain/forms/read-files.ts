import { endingOf, endingsOf, FILE_LIMITS, FILE_TYPES, kindsOf, MEGABYTE } from './file-kinds'
import type { UploadField } from './form-field'
import type { ReadAnswer } from './read-answer'

/** A file somebody sent with a form; `type` is what stands in it, null for what we do not know. */
export type SentFile = {
  /** The question it answers. */
  field: string
  /** As `plainFileName` has it. */
  name: string
  bytes: number
  type: string | null
}

/**
 * Reads the files sent for one question: their names, or what is wrong, with the file's name. The same rule in the browser and on
 * the server, which alone knows what stands in a file: in the browser `type` follows from the name.
 */
export function readFiles(field: UploadField, files: readonly Omit<SentFile, 'field'>[]): ReadAnswer {
  if (files.length === 0) return field.required ? { problem: 'Please attach a file.' } : { value: '' }
  const most = field.multiple ? FILE_LIMITS.files : 1
  if (files.length > most) {
    return {
      problem:
        most === 1
          ? 'Please attach one file only.'
          : `Please attach at most ${most} files; these are ${files.length}.`,
    }
  }
  for (const file of files) {
    const problem = problemOf(field, file)
    if (problem) return { problem }
  }
  return { value: files.map(({ name }) => name).join(', ') }
}

function problemOf(
  { accepts, maxMegabytes }: UploadField,
  { name, bytes, type }: Omit<SentFile, 'field'>,
): string | null {
  const megabytes = Math.min(maxMegabytes ?? FILE_LIMITS.megabytes, FILE_LIMITS.megabytes)
  if (bytes === 0) return `The file “${name}” is empty.`
  if (bytes > megabytes * MEGABYTE) return `The file “${name}” is larger than ${megabytes} MB.`
  const kinds = kindsOf(accepts)
  const known = type === null ? undefined : FILE_TYPES[type]
  if (known && kinds.includes(known.kind) && known.endings.includes(endingOf(name))) return null
  return `We cannot take the file “${name}”. It may be of one of these kinds: ${endingsOf(kinds).join(', ')}.`
}

/** What a file is by its name alone. */
export function typeByName(name: string): string | null {
  const ending = endingOf(name)
  return Object.entries(FILE_TYPES).find(([, { endings }]) => endings.includes(ending))?.[0] ?? null
}
