'use client'

import { useMessages } from '../../languages/language-provider'
import { useSaid } from '../../languages/said'
import { Button } from '../../ui/button'
import { LongDate } from '../../ui/long-date'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden'
import styles from './settings.module.css'
import type { Device, useDevices } from './use-devices'

/** Where one is signed in, and the ways out. */
export function Devices({ devices, failed, busy, end, endAll }: ReturnType<typeof useDevices>) {
  const t = useMessages('settings')
  if (failed) return <Notice type="warning" title={t('devicesNotFetched')} />
  if (!devices) return <Skeleton height="6rem" />
  return (
    <>
      <ul className={styles.list}>
        {devices.map((device) => (
          <DeviceEntry
            key={device.id}
            device={device}
            busy={busy === device.id}
            onEnd={() => void end(device)}
          />
        ))}
      </ul>
      <p>{t('unknownDevice')}</p>
      <div>
        <Button variant="secondary" loading={busy === 'all'} onClick={() => void endAll()}>
          {t('signOutEverywhere')}
        </Button>
      </div>
    </>
  )
}

type DeviceEntryProps = { device: Device; busy: boolean; onEnd: () => void }

function DeviceEntry({
  device: { device, createdAt, lastUsedAt, isCurrent },
  busy,
  onEnd,
}: DeviceEntryProps) {
  const t = useMessages('settings')
  const say = useSaid()
  const [browser = device, system] = device.split(' on ')
  const name = system ? t('deviceOn', { browser, system }) : say(browser)
  return (
    <li className={styles.entry}>
      <div className={styles.entryWords}>
        <div className={styles.entryName}>
          {name}
          {isCurrent ? t('thisDevice') : ''}
        </div>
        <div className={styles.entryDetail}>
          {t.rich('deviceUsed', {
            used: () => <LongDate iso={lastUsedAt} />,
            created: () => <LongDate iso={createdAt} />,
          })}
        </div>
      </div>
      <Button variant="quiet" loading={busy} onClick={onEnd}>
        {t.rich('signOutDevice', { name, hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> })}
      </Button>
    </li>
  )
}
