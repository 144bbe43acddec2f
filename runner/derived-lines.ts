import { groupByEach } from '../catalogue/group.ts'
import type { Ruling } from '../catalogue/ruling.ts'
import type { DerivedLine } from '../reports/lines.ts'
import type { Suite } from '../steps/suite/case.ts'
import { derivedByLaw } from './derived.ts'

/** The topics of which results are derived from what is printed. */
const topics: ReadonlySet<string> = new Set(['species', 'lore', 'equipment'])

/** At most so many of a ruling are shown. */
const atMost = 12

/** No rule carries out any other. */
const isEncoded = ({ met }: Ruling): boolean => met !== 'open' && met !== 'excluded'

const known = new Map<string, readonly DerivedLine[]>()

/** Facts that rulings derive of cards: of those that they name, and of those of their cases. */
export function derivedLines({ cases }: Pick<Suite, 'cases'>): (ruling: Ruling) => readonly DerivedLine[] {
  const byRuling = groupByEach(cases, one => one.rulings)
  return ruling => {
    if (!topics.has(ruling.topic) || !isEncoded(ruling)) return []
    const titles = new Set([...ruling.cards, ...(byRuling.get(ruling.id) ?? []).flatMap(one => one.titles)])
    const ids = [ruling.id, ...('from' in ruling ? ruling.from : [])]
    const lines = [...titles].flatMap(linesOf)
    return lines.filter(({ because }) => because.some(id => ids.includes(id))).slice(0, atMost)
  }
}

function linesOf(card: string): readonly DerivedLine[] {
  const lines =
    known.get(card) ??
    derivedByLaw(card).flatMap(({ laws, steps }) => steps.map(step => ({ card, rulesets: laws, ...step })))
  known.set(card, lines)
  return lines
}
