import type { Amendment, Ruleset } from './amend.ts'
import type { Document } from './document.ts'

/** Another permitted answer to an open question, as what it amends in each law that it concerns. */
export interface Reading extends Pick<Amendment, 'enact' | 'replace' | 'repeal' | 'cards'> {
  /** Id of the open question. */
  readonly question: string
  /** Name of the reading in that question. */
  readonly reading: string
  /** Every law with one of these documents is concerned; another plays the same under either reading. */
  readonly where: Document | readonly Document[]
  /** A document that settles the question where it is law as well. */
  readonly settledBy?: Document
}

/** What it amends, as an amendment of the law of that id. */
export const changeOf = ({ enact, replace, repeal, cards }: Reading, id: string): Amendment => ({
  id,
  enact,
  replace,
  repeal,
  cards,
})

export const concerns = ({ where, settledBy }: Reading, { documents }: Ruleset): boolean =>
  [where].flat().some(document => documents.has(document)) && !(settledBy && documents.has(settledBy))
