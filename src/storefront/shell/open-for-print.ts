/** While the page is printed everything that folds is open: paper cannot be pressed. Gives how to stop. */
export function openForPrint(): () => void {
  let folded: { element: HTMLDetailsElement; name: string | null }[] = []

  function open(): void {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    folded = closed.map((element) => ({ element, name: element.getAttribute('name') }))
    for (const { element } of folded) {
      // Those that share a name close each other.
      element.removeAttribute('name')
      element.open = true
    }
  }

  function close(): void {
    for (const { element, name } of folded) {
      element.open = false
      if (name !== null) element.setAttribute('name', name)
    }
    folded = []
  }

  window.addEventListener('beforeprint', open)
  window.addEventListener('afterprint', close)
  return () => {
    window.removeEventListener('beforeprint', open)
    window.removeEventListener('afterprint', close)
  }
}
