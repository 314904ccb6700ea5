/** What staff made: pages, programs with their lessons and files, products, resources, emails, menus, the cookie question, settings, pictures. */
const CARRIED =
  /^_?(pages|products|programs|lessons|lesson_files|media|films|resources|redirects|navigation|cookie_question|email_templates|forms|system_settings)(_|$)/

/**
 * Whether a table holds content that goes along to another shop. People, what they bought and did, codes, sessions,
 * sent mail and everything that is only counted stay where they are.
 */
export function isCarried(table: string): boolean {
  return CARRIED.test(table)
}

export type Reference = { from: string; to: string }

/** Tables in an order in which each comes after those it refers to. */
export function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const placed: string[] = []
  const place = (table: string, above: readonly string[]) => {
    if (placed.includes(table)) return
    if (above.includes(table)) throw new Error(`${[...above, table].join(' → ')} refer to each other`)
    const needed = references.filter(({ from, to }) => from === table && to !== table && tables.includes(to))
    for (const { to } of needed) place(to, [...above, table])
    placed.push(table)
  }
  for (const table of tables) place(table, [])
  return placed
}
