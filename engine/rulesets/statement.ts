import { loadCards } from '../../cards/catalogue.ts'
import type { RulesetInfo } from '../../catalogue/questions.ts'
import { amend, type Ruleset } from '../kernel/amend.ts'
import { type Document, namesOf } from '../kernel/document.ts'
import { enacting, isEncoded } from '../library/library.ts'
import { blank } from './blank.ts'

/** The document under which a title that both editions have is the card of the Second. */
const secondEdition: Document = 'rulebook'

/** By the id of a rule, or the phrase of a presumption, what takes its place. */
export type Replacing = Readonly<Record<string, string>>

/** The law that a row of the catalogue makes, in which what a ruling without a rule replaces is struck out; `base` = the law that it amends, `own` = what it replaces that is no ruling. */
export function lawOf(row: RulesetInfo, base?: Ruleset, own?: Replacing): Ruleset {
  const { id, documents, replaces, repeals = [] } = row
  const before = base?.documents ?? new Set()
  const added = namesOf(documents).filter(name => !before.has(name))
  const replaced = Object.entries({ ...replaces, ...own })
  const coded = Object.fromEntries(replaced.filter(([old, by]) => isEncoded(by) && base?.rules.has(old)))
  const facts = added.includes(secondEdition) ? [...loadCards().namesakes.values()] : []
  const law = amend(base ?? blank, { id, ...enacting(row, added, coded, base), facts })
  const waiting = replaced.filter(([old, by]) => !isEncoded(by) && law.rules.has(old)).map(([old]) => old)
  const left = [...repeals.filter(ruling => !own?.[ruling]), ...waiting]
  return left.length ? amend(law, { id, repeal: left }) : law
}
