import config from '@payload-config'
import '@payloadcms/next/css'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { apiDoor, headOf } from '@/src/server/api-door'

export const GET = apiDoor(REST_GET(config))
export const HEAD = headOf(GET)
export const POST = apiDoor(REST_POST(config))
export const DELETE = apiDoor(REST_DELETE(config))
export const PATCH = apiDoor(REST_PATCH(config))
export const PUT = apiDoor(REST_PUT(config))
export const OPTIONS = apiDoor(REST_OPTIONS(config))
