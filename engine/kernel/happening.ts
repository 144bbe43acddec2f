import type { Game } from './game.ts'
import { question } from './question.ts'

/** What rules hear of, by its name, with what is told of it; rooms declare theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: each room declares its own
export interface Happenings {}

/** What happened, as rules see it; they say what follows. */
export type Happening = { [What in keyof Happenings]: { readonly what: What } & Happenings[What] }[keyof Happenings]

/** What may follow, by its name; rooms declare what they carry out. */
// biome-ignore lint/suspicious/noEmptyInterface: each room declares its own
export interface Consequences {}

/** What follows from a happening. */
export type Consequence = { [Do in keyof Consequences]: { readonly do: Do } & Consequences[Do] }[keyof Consequences]

/** What follows. */
export const whatFollows = question<Happening, readonly Consequence[]>()('follows', [])

type Of<What extends Happening['what']> = Extract<Happening, { readonly what: What }>

/** What of a rule about one kind of happening: what follows of it. `when` = only then. */
export function after<What extends Happening['what']>(
  what: What,
  follows: (about: Of<What>, game: Game) => readonly Consequence[],
  when: (about: Of<What>, game: Game) => boolean = () => true,
) {
  const is = (about: Happening): about is Of<What> => about.what === what
  return {
    asked: whatFollows,
    applies: (about: Happening, game: Game) => is(about) && when(about, game),
    answer: (about: Happening, game: Game) => (is(about) ? follows(about, game) : []),
  }
}
