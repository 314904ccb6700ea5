/** Kinds of files a form may ask for. What is a program, or can carry one that starts by itself, is none of them. */
export const FILE_KINDS = ['pictures', 'pdf', 'documents'] as const

export type FileKind = (typeof FILE_KINDS)[number]

/** What files of a kind are, by what stands in them, and how their names may end. The first ending is the usual one. */
export const FILE_TYPES: Record<string, { kind: FileKind; endings: readonly string[] }> = {
  'image/jpeg': { kind: 'pictures', endings: ['jpg', 'jpeg'] },
  'image/png': { kind: 'pictures', endings: ['png'] },
  'image/webp': { kind: 'pictures', endings: ['webp'] },
  'application/pdf': { kind: 'pdf', endings: ['pdf'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    kind: 'documents',
    endings: ['docx'],
  },
  'application/vnd.oasis.opendocument.text': { kind: 'documents', endings: ['odt'] },
}

/** How large a file may be, how many go with one answer, and what one message may weigh. */
export const FILE_LIMITS = { megabytes: 10, files: 5, messageMegabytes: 25 } as const

export const MEGABYTE = 1_000_000

/** The kinds a question takes: those it names, or all. */
export function kindsOf(accepts: readonly FileKind[] | null | undefined): readonly FileKind[] {
  return accepts && accepts.length > 0 ? accepts : FILE_KINDS
}

/** How names of such files end: `pdf, docx`. */
export function endingsOf(kinds: readonly FileKind[]): string[] {
  return Object.values(FILE_TYPES).flatMap(({ kind, endings }) => (kinds.includes(kind) ? endings : []))
}

/**
 * A file's name as it may be kept and shown: no folders, nothing that cannot be seen or turns the reading round, 100 characters
 * with its ending.
 */
export function plainFileName(given: string): string {
  const name = (given.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const short = ending.slice(0, 10)
  return `${[...stem].slice(0, 100 - short.length).join('')}${short}` || 'file'
}

/** How a name ends, in small letters: '' for no ending. */
export function endingOf(name: string): string {
  return /\.([a-z0-9]{1,9})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}
