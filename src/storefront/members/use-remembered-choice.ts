import { browserStorage } from 'payload-plugin-digital-commerce/client'
import { useCallback, useEffect, useState } from 'react'

/** What somebody chose in this browser, out of what there is; `first` until they chose. */
export function useRememberedChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  first: NoInfer<Choice>,
): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState<Choice>(first)
  useEffect(() => {
    const kept = choices.find((each) => each === browserStorage.getItem(key))
    if (kept !== undefined) setChosen(kept)
  }, [key, choices])
  const choose = useCallback(
    (choice: Choice) => {
      setChosen(choice)
      browserStorage.setItem(key, choice)
    },
    [key],
  )
  return [chosen, choose]
}
