'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { CookieQuestion } from '@/src/domain/consent/cookie-choice'
import type { OwnCookieTexts } from '@/src/domain/consent/cookie-texts'

/** What this site asks about cookies, and the words staff gave it. */
export type AskedQuestion = CookieQuestion & { words: OwnCookieTexts }

const NOTHING_ASKED: AskedQuestion = { textVersion: 0, categories: [], words: {} }

const Question = createContext(NOTHING_ASKED)

export function AskedQuestionProvider({
  question,
  children,
}: {
  question: AskedQuestion
  children: ReactNode
}) {
  return <Question.Provider value={question}>{children}</Question.Provider>
}

export function useAskedQuestion(): AskedQuestion {
  return useContext(Question)
}
