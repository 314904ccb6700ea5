import { useUserProducts } from 'payload-plugin-digital-commerce/client'
import { useEffect, useState } from 'react'

/**
 * What was there is gone: it was renamed or taken out, or access ended while somebody was reading. Asks for access anew; true once
 * the guard around has had its answer, and sees no reason to send anybody away.
 */
export function useAccessAskedAnew(isGone: boolean): boolean {
  const { reload } = useUserProducts()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isGone) return
    let isCurrent = true
    const answered = () => {
      if (isCurrent) setAsked(true)
    }
    reload().then(answered, answered)
    return () => {
      isCurrent = false
      setAsked(false)
    }
  }, [isGone, reload])
  return isGone && isAsked
}
