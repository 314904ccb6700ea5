import type { Film, VideoBlock } from '@/src/generated/payload-types'
import { requestLocale } from '@/src/storefront/languages/request-locale.server'
import { serverMessages } from '@/src/storefront/languages/server-messages.server'
import { Disclosure } from '@/src/storefront/ui/disclosure'
import { mediaPath } from '@/src/storefront/ui/media-path'
import { mediaOf } from '../media-of'
import { Paragraphs } from '../paragraphs'
import { Section } from '../section'
import styles from './component.module.css'

/** A film that plays when somebody starts it, with captions in the language of the page, and its words under it. */
export function Video({ heading, film, captions, poster, transcript }: VideoBlock) {
  const t = serverMessages('pages')
  const file = pathOf(film)
  if (!file) return null
  const track = pathOf(captions)
  const picture = mediaOf(poster)
  const posterUrl = picture?.sizes?.wide?.url ?? picture?.url
  const attributes = {
    controls: true,
    playsInline: true,
    preload: 'metadata',
    ...(posterUrl ? { poster: mediaPath(posterUrl) } : {}),
  }
  const tracks = track ? (
    <track kind="captions" src={track} srcLang={requestLocale()} label={t('captions')} default />
  ) : null
  return (
    <Section heading={heading}>
      <div className={styles.frame}>
        <video aria-label={heading} {...attributes}>
          <source src={file} />
          {tracks}
        </video>
      </div>
      {transcript ? (
        <div className={styles.words}>
          <Disclosure summary={t('transcript')}>
            <Paragraphs text={transcript} />
          </Disclosure>
        </div>
      ) : null}
    </Section>
  )
}

function pathOf(film: string | Film | null | undefined): string | null {
  return typeof film === 'object' && film?.url ? mediaPath(film.url) : null
}
