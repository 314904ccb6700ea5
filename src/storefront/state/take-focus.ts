/**
 * A `ref` for what takes the place of the control somebody has just pressed: the focus would be lost with it. Given only
 * after a press, so that a page that opens that way leaves the focus where it is.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
