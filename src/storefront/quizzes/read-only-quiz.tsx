import { useContentLanguage } from '../languages/use-content-language'
import type { QuizContent } from './quiz'

/** The questions for who only looks. */
export function ReadOnlyQuiz({ quiz }: { quiz: QuizContent }) {
  const contentLanguage = useContentLanguage()
  return (
    <ol>
      {quiz.questions.map(({ key, language, question, options }) => (
        <li key={key} lang={contentLanguage(language)}>
          {question}
          <ul>
            {options.map((option) => (
              <li key={option.key}>{option.text}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
