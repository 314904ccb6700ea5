import {
  allows,
  type CookieChoice,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
} from '@/src/domain/consent/cookie-choice'
import { type ForeignScript, readForeignScript } from './foreign-script'

export type OptionalScript = ForeignScript & { category: OptionalCategory }

/**
 * Scripts of others with the category of cookies each belongs to, as the site was built with them:
 * `statistics=https://stats.example/count.js#data-site=abc`, several with a space between. Which category is asked about, and
 * how it is called, staff say; where a script lies is a matter of building, since every page's policy names its host.
 */
export function readOptionalScripts(setting: string | undefined): OptionalScript[] {
  return (setting ?? '').split(/\s+/).flatMap((entry) => {
    const [, name = '', address = '', attributes] = /^([a-z]+)=([^#]+)(?:#(.*))?$/.exec(entry) ?? []
    const category = OPTIONAL_CATEGORIES.find((known) => known === name)
    const script = URL.canParse(address) ? readForeignScript({ url: address, attributes }) : null
    return category && script ? [{ ...script, category }] : []
  })
}

/** What a choice means for the page: which scripts come to those that run, and whether one has to go. */
export function scriptsAfter(
  choice: CookieChoice | null,
  scripts: readonly OptionalScript[],
  running: ReadonlySet<string>,
): { added: OptionalScript[]; isReloaded: boolean } {
  const isAllowed = ({ category }: OptionalScript) => allows(choice, category)
  return {
    added: scripts.filter((script) => isAllowed(script) && !running.has(script.url)),
    isReloaded: scripts.some((script) => !isAllowed(script) && running.has(script.url)),
  }
}
