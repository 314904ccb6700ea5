'use client'

import { addressOf, inLocale, useViewerData } from 'payload-plugin-digital-commerce/client'
import { useState } from 'react'
import { api } from '../http/api'
import { useLocale, useMessages } from '../languages/language-provider'
import type { ProgramSection } from '../members/program-answer'
import { ProgramOutline } from '../members/program-outline'
import { Disclosure } from '../ui/disclosure'
import { LongDate } from '../ui/long-date'
import { Notice } from '../ui/notice'
import { SelectField } from '../ui/select-field'
import { TextField } from '../ui/text-field'
import styles from './preview-as-buyer.module.css'

const PATH = '/programs/{idOrSlug}/preview'

type Viewer = 'buyer' | 'seat'

type PreviewAsBuyerProps = { programId: string; sections: readonly ProgramSection[] }

/** For staff: the outline as a buyer, or somebody with a place in a group, of one day sees it on another, also when their time is over. Nothing is kept of it. */
export function PreviewAsBuyer({ programId, sections }: PreviewAsBuyerProps) {
  const t = useMessages('members')
  const today = new Date().toISOString().slice(0, 10)
  const [boughtOn, setBoughtOn] = useState(today)
  const [on, setOn] = useState(today)
  const [as, setAs] = useState<Viewer>('buyer')
  return (
    <Disclosure summary={t('previewAsBuyer')}>
      <div className={styles.days}>
        <SelectField
          name="as"
          label={t('seenAs')}
          value={as}
          onChange={(event) => setAs(event.target.value === 'seat' ? 'seat' : 'buyer')}
          options={[
            { value: 'buyer', label: t('asBuyer') },
            { value: 'seat', label: t('asSeat') },
          ]}
        />
        <TextField
          type="date"
          name="boughtOn"
          label={t(as === 'seat' ? 'joinedOn' : 'boughtOn')}
          value={boughtOn}
          onChange={(event) => setBoughtOn(event.target.value)}
        />
        <TextField
          type="date"
          name="seenOn"
          label={t('seenOn')}
          value={on}
          onChange={(event) => setOn(event.target.value)}
        />
      </div>
      {boughtOn && on ? (
        <Seen programId={programId} sections={sections} boughtOn={boughtOn} on={on} as={as} />
      ) : null}
    </Disclosure>
  )
}

type SeenProps = PreviewAsBuyerProps & { boughtOn: string; on: string; as: Viewer }

function Seen({ programId, sections, boughtOn, on, as }: SeenProps) {
  const t = useMessages('members')
  const params = { idOrSlug: programId }
  const language = inLocale(useLocale()).query
  const { data, error } = useViewerData(`${addressOf(PATH, params)} ${boughtOn} ${on} ${as}`, () =>
    api<'GET', typeof PATH>({ method: 'GET', path: PATH, params, query: { boughtOn, on, as, ...language } }),
  )
  if (error && !data) return <Notice type="error">{error.failure.message}</Notice>
  if (!data) return null
  const { isOpen, endsAt, lessons } = data.data
  if (!isOpen) {
    return (
      <Notice type="warning" title={t('closedThen')}>
        {endsAt ? t.rich('closedSince', { day: () => <LongDate iso={endsAt} /> }) : null}
      </Notice>
    )
  }
  return (
    <>
      <p>{endsAt ? t.rich('openUntil', { day: () => <LongDate iso={endsAt} /> }) : t('openForever')}</p>
      <ProgramOutline programId={programId} sections={sections} current={null} progress={{ lessons }} />
    </>
  )
}
