import type { Config, Plugin } from 'payload'
import { mountEndpoints } from '@/src/server/endpoint'
import { reportEndpoints } from './endpoints'

/** Sales by mail, every week or month, to staff who chose them. */
export const reports =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(config, reportEndpoints)
