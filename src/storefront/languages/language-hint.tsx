'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { LOCALES } from '@/src/domain/languages/locales'
import { whenIdle } from '../consent/when-idle'
import { hasChosenLanguage } from './chosen-language'
import { useLocale } from './language-provider'

/**
 * Offers the other language to whoever's browser prefers it: once, and nobody is led anywhere unasked. Others do not even fetch
 * the offer.
 */
export function LanguageHint() {
  const locale = useLocale()
  const [Offer, setOffer] = useState<ComponentType<{ onClose: () => void }> | null>(null)

  useEffect(
    () =>
      whenIdle(() => {
        const preferred = LOCALES.find((each) => navigator.language.slice(0, 2).toLowerCase() === each)
        if (!preferred || preferred === locale || hasChosenLanguage()) return
        void import('./language-offer').then(
          ({ LanguageOffer }) => setOffer(() => LanguageOffer),
          () => undefined,
        )
      }),
    [locale],
  )

  return Offer && <Offer onClose={() => setOffer(null)} />
}
