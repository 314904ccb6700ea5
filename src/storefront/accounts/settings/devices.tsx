'use client'

import { Button } from '../../ui/button'
import { LongDate } from '../../ui/long-date'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden'
import styles from './settings.module.css'
import type { Device, useDevices } from './use-devices'

/** Where one is signed in, and the ways out. */
export function Devices({ devices, failed, busy, end, endAll }: ReturnType<typeof useDevices>) {
  if (failed) return <Notice type="warning" title="Failed to fetch your devices" />
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
      <p>Do you see a device you do not know? Sign out everywhere, then change your password.</p>
      <div>
        <Button variant="secondary" loading={busy === 'all'} onClick={() => void endAll()}>
          Sign out everywhere
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
  return (
    <li className={styles.entry}>
      <div className={styles.entryWords}>
        <div className={styles.entryName}>
          {device}
          {isCurrent ? ' (this device)' : ''}
        </div>
        <div className={styles.entryDetail}>
          Last used on <LongDate iso={lastUsedAt} />, signed in on <LongDate iso={createdAt} />
        </div>
      </div>
      <Button variant="quiet" loading={busy} onClick={onEnd}>
        Sign out this device
        <VisuallyHidden>: {device}</VisuallyHidden>
      </Button>
    </li>
  )
}
