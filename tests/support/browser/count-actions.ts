import type { BrowserContext, Page } from 'playwright-core'

/** What somebody did by hand: presses of a pointer or of Enter, and fields written in, chosen or given a file. */
export type Actions = { clicks: number; fields: number }

/** Counts what is done from now on in this page, its frames and the pages it opens. A second call begins anew. */
export async function countActions(page: Page): Promise<Actions> {
  const context = page.context()
  const actions = { clicks: 0, fields: 0 }
  if (!counting.has(context)) {
    await context.exposeFunction('countAction', (kind: keyof Actions) => {
      const current = counting.get(context)
      if (current) current[kind] += 1
    })
    await context.addInitScript(watchHands)
  }
  counting.set(context, actions)
  for (const frame of page.frames()) await frame.evaluate(watchHands)
  return actions
}

/**
 * How long somebody without training needs for this by a careful estimate: 5 seconds to find, read and press something,
 * 10 to find a field and fill it in. The waiting of the machine is not in it.
 */
export function secondsByHand({ clicks, fields }: Actions): number {
  return clicks * 5 + fields * 10
}

const counting = new WeakMap<BrowserContext, Actions>()

/** Runs in the browser. One field counts once until another one is used. */
function watchHands(): void {
  const own = window as unknown as { countAction?: (kind: string) => void; hands?: object }
  if (own.hands) return
  const hands: { field: EventTarget | null } = { field: null }
  own.hands = hands
  const listen = (name: string, noticed: (event: Event) => void) =>
    document.addEventListener(name, noticed, { capture: true })
  const isPressed = (target: EventTarget | null) =>
    target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)
  const noteField = ({ target, inputType }: Event & { inputType?: string }) => {
    if (isPressed(target) || hands.field === target || inputType === 'insertLineBreak') return
    hands.field = target
    own.countAction?.('fields')
  }
  listen('pointerdown', ({ isTrusted }) => isTrusted && own.countAction?.('clicks'))
  listen('keydown', (event) => {
    const { key, target } = event as KeyboardEvent
    const isWriting =
      target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea'))
    if (key === 'Enter' && !isWriting) own.countAction?.('clicks')
  })
  for (const name of ['beforeinput', 'input']) listen(name, noteField)
}
