export type OrderedLesson = { id: string; title: string; isDraft: boolean }
export type Section = { id: string | null; title: string | null; lessons: OrderedLesson[] }

/** Where a lesson stands, or is to stand: before which of its section. */
export type Spot = { section: number; index: number }

export function spotOf(sections: readonly Section[], id: string): Spot | null {
  for (const [section, { lessons }] of sections.entries()) {
    const index = lessons.findIndex((lesson) => lesson.id === id)
    if (index >= 0) return { section, index }
  }
  return null
}

/** All others stay as they were. `to` counts the lessons as they stand now, the moved one among them. */
export function movedTo(sections: readonly Section[], id: string, to: Spot): Section[] {
  const from = spotOf(sections, id)
  const lesson = from && sections[from.section]?.lessons[from.index]
  if (!from || !lesson || !sections[to.section]) return [...sections]
  const isLater = from.section === to.section && from.index < to.index
  const index = to.index - (isLater ? 1 : 0)
  return sections.map((section, number) => {
    const rest = section.lessons.filter((each) => each.id !== id)
    if (number !== to.section) return { ...section, lessons: rest }
    return { ...section, lessons: [...rest.slice(0, index), lesson, ...rest.slice(index)] }
  })
}

/** One place up or down, over the border of a section, too; null at the very ends. */
export function stepFrom(sections: readonly Section[], id: string, step: 'up' | 'down'): Spot | null {
  const from = spotOf(sections, id)
  if (!from) return null
  const { section, index } = from
  if (step === 'up') {
    if (index > 0) return { section, index: index - 1 }
    const before = sections[section - 1]
    return before ? { section: section - 1, index: before.lessons.length } : null
  }
  if (index < (sections[section]?.lessons.length ?? 0) - 1) return { section, index: index + 2 }
  return sections[section + 1] ? { section: section + 1, index: 0 } : null
}
