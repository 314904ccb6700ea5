import type { Config, Plugin } from 'payload'
import { mountEndpoints } from '@/src/server/endpoint'
import { docsPage } from './endpoints/docs-page'
import { openApiJson } from './endpoints/openapi-json'

/** The description of every call of ours that a site mounts, for machines and for people. */
export const apiDocs =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(config, [openApiJson, docsPage])
