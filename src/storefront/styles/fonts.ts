import localFont from 'next/font/local'

/** Running text. Both faces are served from our own address; the fallback is measured to fit, so nothing moves when they arrive. */
const sourceSans = localFont({
  src: '../../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  style: 'normal',
  display: 'swap',
  preload: true,
  variable: '--font-source-sans',
  adjustFontFallback: 'Arial',
})

/** Headings. Without the axis of optical size: its file is half as large, and its strokes are the sturdier ones. */
const fraunces = localFont({
  src: '../../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  style: 'normal',
  display: 'swap',
  preload: true,
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
})

/** The class names to put on the document's root element. */
export const fontClassNames = `${sourceSans.variable} ${fraunces.variable}`
