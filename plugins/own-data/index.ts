import type { Config, Plugin } from 'payload'
import { DataRequests } from '@/collections/data-requests'
import { PrivacyIncidents } from '@/collections/privacy-incidents'
import { mountEndpoints } from '@/src/server/endpoint'
import { close, ownData, reopen } from './endpoints/account'
import { closeAccountOf, sendCopyOf } from './endpoints/carry-out'
import { askForData, dataFile } from './endpoints/data-export'

/** A person's own data: a copy of it, closing the account, and what staff and the law need to know of both. */
export const personalData =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(
      { ...config, collections: [...(config.collections ?? []), DataRequests, PrivacyIncidents] },
      [dataFile, askForData, close, reopen, ownData, sendCopyOf, closeAccountOf],
    )
