'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { keepNotifications } from '../notifications/notify'
import { isMemberDocument } from './enter-member-area'

/**
 * Shows a member page only in a document that was opened as one, since a document keeps the content security policy it
 * was opened with (decision 009). Whoever comes here from a public page without a new document gets one now.
 */
export function MemberDocument({ children }: { children: ReactNode }) {
  const [isStrict] = useState(isMemberDocument)
  useEffect(() => {
    if (isStrict) return
    keepNotifications()
    location.reload()
  }, [isStrict])
  return isStrict ? children : null
}
