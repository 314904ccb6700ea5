import { ExternalMedia } from '../consent/external-media'
import { useMessages } from '../languages/language-provider'
import type { LessonProgress } from '../progress/use-progress'
import { useRememberedPosition } from '../progress/use-remembered-position'
import styles from './lesson-page.module.css'
import type { Lesson } from './program-answer'
import { readVideo } from './read-video'

type LessonVideoProps = { lesson: Lesson; standing: LessonProgress | null }

/**
 * The video of a lesson, if it has one: a file with its captions, or somebody else's player. What comes from elsewhere
 * waits for the visitor's yes.
 */
export function LessonVideo({ lesson, standing }: LessonVideoProps) {
  const t = useMessages('members')
  const video = readVideo(lesson.videoUrl)
  if (!video) return null
  if (video.kind === 'link') {
    return (
      <p>
        <a href={video.url} target="_blank" rel="noopener noreferrer">
          {t('watchVideo')}
        </a>
      </p>
    )
  }
  return (
    <ExternalMedia url={video.url}>
      {video.kind === 'player' ? (
        <iframe
          className={styles.video}
          src={video.url}
          title={t('videoOf', { title: lesson.title })}
          allowFullScreen
        />
      ) : (
        <VideoFile key={lesson.id} url={video.url} lesson={lesson} standing={standing} />
      )}
    </ExternalMedia>
  )
}

function VideoFile({ url, lesson, standing }: LessonVideoProps & { url: string }) {
  const t = useMessages('members')
  const position = useRememberedPosition(standing)
  return (
    <video className={styles.video} src={url} controls preload="metadata" {...position}>
      <track
        kind="captions"
        label={t('captions')}
        srcLang="en"
        src={lesson.captionsUrl ?? undefined}
        default
      />
    </video>
  )
}
