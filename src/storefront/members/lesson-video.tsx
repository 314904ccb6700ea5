import { ExternalMedia } from '../consent/external-media'
import styles from './lesson-page.module.css'
import type { Lesson } from './program-answer'
import { readVideo } from './read-video'

/**
 * The video of a lesson, if it has one: a file with its captions, or somebody else's player. What comes from elsewhere
 * waits for the visitor's yes.
 */
export function LessonVideo({ lesson }: { lesson: Lesson }) {
  const video = readVideo(lesson.videoUrl)
  if (!video) return null
  if (video.kind === 'link') {
    return (
      <p>
        <a href={video.url} target="_blank" rel="noopener noreferrer">
          Watch the video
        </a>
      </p>
    )
  }
  return (
    <ExternalMedia url={video.url}>
      {video.kind === 'player' ? (
        <iframe className={styles.video} src={video.url} title={`Video: ${lesson.title}`} allowFullScreen />
      ) : (
        <video className={styles.video} src={video.url} controls preload="metadata">
          <track kind="captions" label="English" srcLang="en" src={lesson.captionsUrl ?? undefined} default />
        </video>
      )}
    </ExternalMedia>
  )
}
