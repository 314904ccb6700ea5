'use client'

import type { ReactNode } from 'react'
import { translateSentence } from '@/src/domain/languages/translate-sentence'
import { useLanguage } from './language-provider'

/** A sentence that the API or a rule said, in the language of the document. Anything but text is shown as it is. */
export function Said({ children }: { children: ReactNode }) {
  const say = useSaid()
  return typeof children === 'string' ? say(children) : children
}

/** The same for where only text can stand. */
export function useSaid(): (sentence: string) => string {
  const { sentences } = useLanguage()
  return (sentence) => translateSentence(sentence, sentences)
}
