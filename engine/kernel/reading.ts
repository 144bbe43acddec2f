import type { Amendment, Ruleset } from './amend.ts'
import type { Document } from './document.ts'
import type { AnyRule } from './rule.ts'

/** Another permitted answer to an open question, as what it amends in each law that it concerns. */
export interface Reading extends Pick<Amendment, 'repeal' | 'cards'> {
  /** Id of the open question. */
  readonly question: string
  /** Name of the reading in that question. */
  readonly reading: string
  /** Every law with one of these documents is concerned; another plays the same under either reading. */
  readonly where: Document | readonly Document[]
  /** Each takes the place of the rule in force of its ruling. */
  readonly replaces?: readonly AnyRule[]
  readonly adds?: readonly AnyRule[]
  /** A document that settles the question where it is law as well. */
  readonly settledBy?: Document
}

/** What it amends, as an amendment of the law of that id. */
export const changeOf = ({ adds, replaces = [], repeal, cards }: Reading, id: string): Amendment => ({
  id,
  enact: adds,
  replace: Object.fromEntries(replaces.map(one => [one.ruling, one])),
  repeal,
  cards,
})

export const concerns = ({ where, settledBy }: Reading, { documents }: Ruleset): boolean =>
  [where].flat().some(document => documents.has(document)) && !(settledBy && documents.has(settledBy))
