export type SectionOption = { value: string; label: string }

/**
 * The sections of a program as an editor chooses among them, numbered as participants see them. `chosen` stays among
 * them, as `noLonger`, also when its section was taken out of the program, so that opening a lesson changes nothing.
 */
export function sectionOptions(program: unknown, chosen: string | null, noLonger: string): SectionOption[] {
  const options = sectionsOf(program).map(({ id, title }, index) => ({
    value: id,
    label: `${index + 1}. ${title}`,
  }))
  if (!chosen || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: noLonger }]
}

type Section = { id: string; title: string }

function sectionsOf(program: unknown): Section[] {
  if (typeof program !== 'object' || program === null || !('sections' in program)) return []
  return Array.isArray(program.sections) ? program.sections.filter(isSection) : []
}

function isSection(section: unknown): section is Section {
  const { id, title } = Object(section) as Partial<Section>
  return typeof id === 'string' && typeof title === 'string'
}
