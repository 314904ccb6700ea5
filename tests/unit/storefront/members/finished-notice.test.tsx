import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/src/domain/languages/locales'
import { LanguageProvider } from '@/src/storefront/languages/language-provider'
import { compiledCatalog } from '@/src/storefront/languages/server-messages.server'
import { FinishedNotice } from '@/src/storefront/members/finished-notice'
import type { LessonProgress } from '@/src/storefront/progress/use-progress'

const lesson = (state: LessonProgress['state'], at: number): LessonProgress => ({
  id: `lesson-${at}`,
  slug: `lesson-${at}`,
  state,
  positionSeconds: 0,
  lock: null,
  isHeldByQuiz: false,
})

function said(states: LessonProgress['state'][], completedAt: string | null, locale: Locale = 'en'): string {
  const html = renderToStaticMarkup(
    <LanguageProvider
      locale={locale}
      catalogs={{ members: compiledCatalog('members', locale) }}
      sentences={{}}
    >
      <FinishedNotice progress={{ completedAt, lessons: states.map(lesson) }} />
    </LanguageProvider>,
  )
  return html.replace(/<[^>]+>/g, '')
}

const DAY = '2026-11-20T15:00:00.000Z'

describe('Learning: this program was updated', () => {
  it('is said to who finished it, with how many lessons were added since', () => {
    expect(said(['done', 'done'], DAY)).toBe('You finished this program on November 20, 2026.')
    expect(said(['done', 'new'], DAY)).toMatch(/ Since then a lesson has been added\.$/)
    expect(said(['done', 'new', 'new'], DAY)).toMatch(/ Since then 2 lessons have been added\.$/)
  })

  it('counts no lesson that was taken back, and says nothing to who has not finished', () => {
    expect(said(['done', 'opened'], DAY)).not.toContain('Since then')
    expect(said(['done', 'new'], null)).toBe('')
  })

  it('is said in French', () => {
    expect(said(['done', 'new', 'new'], DAY, 'fr')).toMatch(/2 leçons .*ajoutées/)
  })
})
