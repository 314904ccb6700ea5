import type { MediaParts } from '@/src/domain/files/playable-media'

type Read = (start: number, end: number) => Promise<Uint8Array>

/** A file that lies in the store already: nothing of it is sent there, and what is asked of it is read from there. */
export class FileInStore {
  private failure: { error: unknown } | undefined

  constructor(
    readonly size: number,
    private readonly readBytes: Read,
  ) {}

  /** The bytes from one place up to another, without the last. */
  read: Read = async (start, end) => {
    try {
      return await this.readBytes(start, end)
    } catch (error) {
      this.failure = { error }
      throw error
    }
  }

  /** Throws when the store did not answer, which says nothing of the file. */
  assertRead(): void {
    if (this.failure) throw this.failure.error
  }
}

type MediaFile = { path: string } | { bytes: Uint8Array } | FileInStore

/** What a film or sound is made of, read from its tables alone, however long it is; null for what is neither. */
export async function readMedia(file: MediaFile): Promise<MediaParts | null> {
  // Loaded when the first film comes: most servers never see one.
  const { Input, MP3, MP4, QTFF, MATROSKA, WEBM } = await import('mediabunny')
  const input = new Input({ source: await sourceOf(file), formats: [MP4, QTFF, WEBM, MATROSKA, MP3] })
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
    if (file instanceof FileInStore) file.assertRead()
    return null
  } finally {
    input.dispose()
  }
}

async function sourceOf(file: MediaFile) {
  const { BufferSource, CustomSource, FilePathSource } = await import('mediabunny')
  if ('path' in file) return new FilePathSource(file.path)
  if ('bytes' in file) return new BufferSource(file.bytes)
  return new CustomSource({ getSize: () => file.size, read: file.read, prefetchProfile: 'network' })
}
