'use client'
import { Banner, useFormFields, useTranslation } from '@payloadcms/ui'
import { mediaGaps } from '@/src/domain/learning/media-gaps'
import { said } from '../ui/said'

/** Above the transcript of a lesson: whom its film or sound leaves out as it is. It may be published all the same. */
export function MediaNotice() {
  const { language } = useTranslation().i18n
  const media = useFormFields(([fields]) => fields.media?.value)
  const link = useFormFields(([fields]) => fields.videoUrl?.value)
  const transcript = useFormFields(([fields]) => fields.transcript?.value)
  const captions = useFormFields(([fields]) =>
    (fields.tracks?.rows ?? [])
      .map((_, index) => String(fields[`tracks.${index}.language`]?.value))
      .join(' '),
  )
  const gaps = mediaGaps({
    hasFile: Boolean(media),
    hasLink: Boolean(link),
    captions: captions.split(' ').filter(Boolean),
    hasTranscript: Boolean(transcript),
  })
  if (gaps.length === 0) return null
  return <Banner type="info">{gaps.map((gap) => said(gap, language)).join(' ')}</Banner>
}
