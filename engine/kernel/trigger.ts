import type { PlayerName } from '../board/state.ts'

/** Moments at which a card may be played in answer, or in the midst of something, by their names; rooms declare theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: each room declares its own
export interface Triggers {}

/** At what moment a card may be played in answer; `by` is who brought the moment about. */
export type Trigger = {
  [On in keyof Triggers]: { readonly on: On; readonly by: PlayerName } & Triggers[On]
}[keyof Triggers]
