import type { MediaParts } from '@/src/domain/files/playable-media'

type MediaFile = { path: string } | { bytes: Uint8Array }

/** What a film or sound is made of, read from its tables alone, however long it is; null for what is neither. */
export async function readMedia(file: MediaFile): Promise<MediaParts | null> {
  // Loaded when the first film comes: most servers never see one.
  const { BufferSource, FilePathSource, Input, MP3, MP4, QTFF, MATROSKA, WEBM } = await import('mediabunny')
  const source = 'path' in file ? new FilePathSource(file.path) : new BufferSource(file.bytes)
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA, MP3] })
  try {
    const format = await input.getFormat()
    const [video, audio] = await Promise.all([input.getVideoTracks(), input.getAudioTracks()])
    const containers = new Map<unknown, MediaParts['container']>([
      [MP4, 'mp4'],
      [WEBM, 'webm'],
      [MP3, 'mp3'],
    ])
    return {
      container: containers.get(format) ?? 'other',
      video: await Promise.all(video.map((track) => track.getCodec())),
      audio: await Promise.all(audio.map((track) => track.getCodec())),
    }
  } catch {
    return null
  } finally {
    input.dispose()
  }
}
