import type { Config, Plugin } from 'payload'
import { mountEndpoints } from '@/src/server/endpoint'
import { postConfirmMerge, postMergeMails } from './endpoints/confirmations'
import { mergeInto, previewOfMerge } from './endpoints/merges'

/** Makes two accounts of one person one, and two again. */
export const merging =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(config, [previewOfMerge, mergeInto, postMergeMails, postConfirmMerge])
