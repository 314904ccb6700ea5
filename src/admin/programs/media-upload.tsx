'use client'
import { Banner, Button, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import { useId, useRef } from 'react'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { useHydrated } from '../ui/use-hydrated'
import { useStaffMessages } from '../ui/use-staff-messages'
import { programMessages } from './messages'
import { useMediaUpload } from './use-media-upload'

const ACCEPTED = 'video/mp4,video/webm,audio/mpeg,audio/mp4'

/** Above the film of a lesson: sends one of any length, and goes on where it was after a broken line. */
export function MediaUpload() {
  const t = useStaffMessages(programMessages)
  const { language } = useTranslation().i18n
  const input = useRef<HTMLInputElement>(null)
  const describedBy = useId()
  const isHydrated = useHydrated()
  const { setValue } = useField<string>({ path: 'media' })
  const program = useFormFields(([fields]) => fields.program?.value)
  const title = useFormFields(([fields]) => fields.title?.value)
  const { upload, send, pause, goOn, giveUp } = useMediaUpload()

  const choose = (file: File | undefined) => {
    if (!file) return
    const lesson = String(title ?? '').trim()
    void send({ file, program: String(program ?? ''), title: lesson || file.name, onKept: setValue })
  }

  return (
    <section className={styles.card} aria-label={t('sendMedia')}>
      <p id={describedBy} className={styles.quiet}>
        {program ? t('sendMediaHelp') : t('chooseProgram')}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ''
        }}
      />
      {'sent' in upload ? (
        <>
          <progress aria-label={t('sendMedia')} max={upload.size} value={upload.sent} />
          <p>{t('sent', { sent: megabytes(upload.sent), size: megabytes(upload.size) })}</p>
          {upload.state === 'sending' ? (
            <Button buttonStyle="secondary" onClick={pause}>
              {t('pause')}
            </Button>
          ) : (
            <Button onClick={goOn}>{t('goOn')}</Button>
          )}
          <Button buttonStyle="secondary" onClick={giveUp}>
            {t('giveUp')}
          </Button>
        </>
      ) : (
        <Button
          buttonStyle="secondary"
          disabled={!program || !isHydrated}
          onClick={() => input.current?.click()}
          extraButtonProps={{ 'aria-describedby': describedBy }}
        >
          {t('chooseMedia')}
        </Button>
      )}
      <div role="status">
        {upload.state === 'broken' && <p>{t('lineBroke')}</p>}
        {upload.state === 'paused' && <p>{t('pausedMedia')}</p>}
        {upload.state === 'kept' && <p>{t('mediaKept')}</p>}
        {upload.state === 'refused' && <Banner type="error">{said(upload.message, language)}</Banner>}
      </div>
    </section>
  )
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
