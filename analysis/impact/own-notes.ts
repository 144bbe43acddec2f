import type { Note } from '../../reports/impact/impact.ts'
import type { RulingLine } from '../../reports/result.ts'
import type { Enacted } from './enact.ts'
import type { Proposal } from './proposal.ts'

/** Of each rule in the proposal's own words, whether the scenarios come to it at all. */
export function workOf({ own, base }: Enacted): readonly Note[] {
  return [...own.values()].map(({ ruling, says, asked, applied }) => ({
    rulings: [ruling],
    words: applied()
      ? `“${says}” answers the question “${asked}”, and was applied in scenarios of ${base.id}.`
      : `“${says}” answers the question “${asked}”, and was never applied: no scenario of ${base.id} meets its conditions. Look at "when" and "unless" again.`,
  }))
}

/** These rules, as reports name rulings. */
export function ownLines({ own }: Enacted, { title }: Proposal): readonly RulingLine[] {
  return [...own.values()].map(({ ruling, says }, at) => ({
    id: ruling,
    document: 'proposal',
    entry: title,
    paragraph: String(at + 1),
    topic: 'proposal',
    summary: says,
    met: 'rule',
  }))
}
