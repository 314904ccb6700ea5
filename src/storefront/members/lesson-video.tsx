import { ExternalMedia } from '../consent/external-media'
import { useMessages } from '../languages/language-provider'
import type { LessonProgress } from '../progress/use-progress'
import styles from './lesson-page.module.css'
import { MediaPlayer } from './media-player'
import type { Lesson } from './program-answer'
import { readVideo } from './read-video'

/** What is played of a lesson, by its owners or by everybody. */
export type Played = Pick<Lesson, 'id' | 'title' | 'videoUrl' | 'tracks'> & {
  media: { url: string; kind: 'video' | 'audio' } | null
}

type LessonVideoProps = { lesson: Played; standing: LessonProgress | null }

/**
 * The film or sound of a lesson, if it has one: a file with its captions, or somebody else's player. What comes from
 * elsewhere waits for the visitor's yes.
 */
export function LessonVideo({ lesson, standing }: LessonVideoProps) {
  const t = useMessages('members')
  if (lesson.media) {
    return <MediaPlayer key={lesson.id} media={lesson.media} lesson={lesson} standing={standing} />
  }
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
        <MediaPlayer
          key={lesson.id}
          media={{ url: video.url, kind: 'video' }}
          lesson={lesson}
          standing={standing}
        />
      )}
    </ExternalMedia>
  )
}
