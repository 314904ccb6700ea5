import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { CATALOGS } from '@/src/storefront/languages/all-catalogs.server'
import type { Mail } from './environment/mail-sink'
import type { RunningShop } from './running-shop'

/** Every message of the screens in English, with its French. */
export const MESSAGES: readonly (readonly [string, string])[] = Object.entries(CATALOGS.en).flatMap(
  ([feature, messages]) =>
    Object.entries(messages).map(([key, english]) => {
      const french = Object.entries(CATALOGS.fr).find(([each]) => each === feature)?.[1]
      return [english, new Map(Object.entries(french ?? {})).get(key) ?? ''] as const
    }),
)

const ENGLISH =
  /(?<!\p{L})(the|your|you|please|and|with|password|cart|order|back|close|try|again|address|name|country|city|pay|open|lesson|account|settings|sign|from|this|that|is|are|our)(?!\p{L})/iu

/** Words of papers and mails that screens may use of others: an English label is one word there. */
const ENGLISH_ON_PAPER =
  /(?<!\p{L})(hello|invoice|receipt|refund|refunded|discount|due|amount|price|paid|for|of|credit note|certificate|workbook|completed|answers)(?!\p{L})/iu

const DIFFERENT = new Set(
  MESSAGES.filter(([english, french]) => english !== french).map(([english]) => english),
)
/** A word that is the same in both languages, or another one's. */
const FRENCH = new Set(MESSAGES.map(([, french]) => french))

/** What of these texts is English: a message of the catalogs, or a sentence with a word of the list. `titles` are nobody's. */
export function englishIn(said: readonly string[], titles: readonly string[]): string[] {
  return said
    .map((text) => titles.reduce((rest, title) => rest.replaceAll(title, ''), text))
    .filter((text) => (DIFFERENT.has(text) ? !FRENCH.has(text) : ENGLISH.test(text)))
}

/** The same of a mail or a paper. Addresses of pages are no words. */
export function englishOnPaper(text: string, titles: readonly string[]): string[] {
  const lines = text
    .replaceAll('\u00a0', ' ')
    .replace(/(https?:\/\/|\[)\S+|\S+@\S+/g, '')
    .split(/\n|(?<=[.!?:]) /)
  const english = englishIn(lines, titles)
  const own = lines.map((line) => titles.reduce((rest, title) => rest.replaceAll(title, ''), line))
  return [...english, ...own.filter((line) => ENGLISH_ON_PAPER.test(line))]
}

/** What can be seen or heard on the page, without what is marked as another language's. */
export function saidIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = []
    const walk = (element: Element): void => {
      const lang = element.getAttribute('lang')
      if ((lang !== null && !lang.startsWith('fr')) || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName))
        return
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        said.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes) {
        if (node instanceof Element) walk(node)
        else if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '')
      }
    }
    walk(document.body)
    return said.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  })
}

/** The words of a PDF. */
export async function wordsOf(pdf: ArrayBuffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text
}

/** The words of each document that came with a mail, by its file's name. */
export async function papersOf({ mails }: RunningShop, mail: Mail): Promise<Record<string, string>> {
  const papers = (mail.attachments ?? []).map(async ({ fileName, generatedFileName }) => {
    const answer = await fetch(
      `${mails.origin}/email/${mail.id}/attachment/${encodeURIComponent(generatedFileName)}`,
    )
    return [fileName, await wordsOf(await answer.arrayBuffer())] as const
  })
  return Object.fromEntries(await Promise.all(papers))
}
