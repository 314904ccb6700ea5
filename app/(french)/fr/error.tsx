'use client'

export { ErrorScreen as default } from '@/src/storefront/pages/error-screen'
