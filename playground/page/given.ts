import type { Held } from '../held.ts'

let held: Held | undefined

/** Keeps what the page was written with; comes before anything is played. */
export function hold(data: Held): void {
  held = data
}

/** What the page was written with. */
export function given(): Held {
  if (!held) throw new Error('The page has not read its data yet.')
  return held
}
