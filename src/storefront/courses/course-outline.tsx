import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { productAddress } from '../catalog/product-address'
import { LocalLink } from '../languages/local-link'
import { requestLocale } from '../languages/request-locale.server'
import { serverMessages } from '../languages/server-messages.server'
import { Container } from '../ui/container'
import styles from './course-outline.module.css'
import type { CourseOutline as Outline, OutlinedLesson } from './queries.server'

/** What is inside a program, on its public page: sections, lessons, minutes, and the way to what everybody may read. */
export function CourseOutline({ outline, slug }: { outline: Outline; slug: string }) {
  const t = serverMessages('catalog')
  return (
    <Container className={styles.outline}>
      <h2>{t('inside')}</h2>
      <p className={styles.count}>{t('lessonCount', { count: outline.lessonCount })}</p>
      <ol className={styles.sections}>
        {outline.sections.map((section) => (
          <li key={section.key}>
            {section.title ? <h3 lang={other(section.language)}>{section.title}</h3> : null}
            <ul className={styles.lessons}>
              {section.lessons.map((lesson) => (
                <Entry key={lesson.key} lesson={lesson} slug={slug} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Container>
  )
}

function Entry({ lesson, slug }: { lesson: OutlinedLesson; slug: string }) {
  const t = serverMessages('catalog')
  const { title, minutes, freeSlug, language } = lesson
  return (
    <li>
      <span lang={other(language)}>{title}</span>
      {minutes ? <span className={styles.minutes}>{t('minutes', { minutes })}</span> : null}
      {freeSlug ? (
        <LocalLink className={styles.free} href={`${productAddress(slug)}/${freeSlug}`}>
          {t('readFree', { title })}
        </LocalLink>
      ) : null}
    </li>
  )
}

/** What is written in another language than the page says so. */
function other(language: Locale): string | undefined {
  return language === requestLocale() ? undefined : LANGUAGE_TAGS[language]
}
