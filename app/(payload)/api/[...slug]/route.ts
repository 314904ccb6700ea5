import config from '@payload-config'
import '@payloadcms/next/css'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { neverStored } from '@/src/server/never-stored'

export const GET = neverStored(REST_GET(config))
export const POST = neverStored(REST_POST(config))
export const DELETE = neverStored(REST_DELETE(config))
export const PATCH = neverStored(REST_PATCH(config))
export const PUT = neverStored(REST_PUT(config))
export const OPTIONS = neverStored(REST_OPTIONS(config))
