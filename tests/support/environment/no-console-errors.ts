import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that makes the code complain has found something, unless it takes the complaint as its own. */
let complaints: unknown[][] = []
const original = console.error

beforeEach(() => {
  complaints = []
  console.error = vi.fn((...words: unknown[]) => {
    complaints.push(words)
  })
})

afterEach(() => {
  console.error = original
  expect(complaints, 'nothing was written to console.error').toEqual([])
})
