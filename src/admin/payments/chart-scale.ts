/** Round amounts to draw lines at, from zero to at least `most`; four or five of them. */
export function scaleUpTo(most: number): number[] {
  if (most <= 0) return [0, 1]
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough
  const count = Math.ceil(most / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Which of so many columns carry their name, so that names do not run into each other. */
export function namedColumns(count: number, most = 12): (index: number) => boolean {
  const every = Math.max(1, Math.ceil(count / most))
  return (index) => index % every === 0
}
