/** A line of an order as a refund would find it. */
export interface LineBeforeRefund {
  readonly id: string
  readonly title: string
  readonly totalCents: number
  /** What went back for certain. */
  readonly completedCents: number
  /** Whether this order's access to it is open now. */
  readonly isOpen: boolean
  /** Whether the buyer has it from another source, too. */
  readonly isOpenOtherwise: boolean
}

export interface PlannedPart {
  readonly id: string
  readonly amountCents: number
  readonly endAccess: boolean | null
}

export type LineEffect = {
  readonly id: string
  readonly title: string
  readonly amountCents: number
  /** closes: the buyer can no longer open it. stays: they still can. none: they could not before. */
  readonly access: 'closes' | 'stays' | 'none'
  readonly why: string
}

/**
 * Whether a line's access ends with a refund, once its money is back: as staff said, or else when the line is given
 * back in full.
 */
export function endsAccess(
  { totalCents, completedCents }: Pick<LineBeforeRefund, 'totalCents' | 'completedCents'>,
  part: Pick<PlannedPart, 'amountCents' | 'endAccess'>,
): boolean {
  return part.endAccess ?? totalCents <= completedCents + part.amountCents
}

/** What a refund would do to each line of the order, those it does not touch included. */
export function refundEffects(
  lines: readonly LineBeforeRefund[],
  parts: readonly PlannedPart[],
): LineEffect[] {
  return lines.map((line) => {
    const part = parts.find(({ id }) => id === line.id)
    const { id, title } = line
    return { id, title, amountCents: part?.amountCents ?? 0, ...accessAfter(line, part) }
  })
}

function accessAfter(
  line: LineBeforeRefund,
  part: PlannedPart | undefined,
): Pick<LineEffect, 'access' | 'why'> {
  if (!line.isOpen && !line.isOpenOtherwise) return { access: 'none', why: 'is not open now' }
  if (line.isOpen && part && endsAccess(line, part)) {
    if (line.isOpenOtherwise) return { access: 'stays', why: 'the buyer has it from another source, too' }
    return { access: 'closes', why: part.endAccess ? 'as chosen' : 'it is given back in full' }
  }
  if (!part) return { access: 'stays', why: 'this refund does not touch it' }
  if (!line.isOpen) return { access: 'stays', why: 'the buyer has it from another source' }
  return { access: 'stays', why: part.endAccess === false ? 'as chosen' : 'only a part of it is given back' }
}
