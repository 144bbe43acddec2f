import { findCard } from '../../cards/catalogue.ts'
import { nothingPrinted } from '../../cards/game-text.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { groupBy } from '../../catalogue/group.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Case } from '../../steps/suite/case.ts'
import { covers, type PrintRow, printRows } from '../cards/print-rows.ts'
import { type LeftOut, leftOutUnder } from './left-out.ts'

/**
 * How much of a card's print the built-in engine plays. `complete`: all, or nothing is printed; `partial`: all but what is left
 * out; `blank`: nothing; `nameless`: the catalogue of cards has no such title.
 */
export type Played = 'complete' | 'partial' | 'blank' | 'nameless'

/** The cards that the rulings of a law name. */
export interface NamedCards {
  readonly ruleset: string
  readonly titles: Readonly<Record<Played, readonly string[]>>
  /** Of all cards on boards, those that rulings do not name included. */
  readonly leftOut: readonly LeftOut[]
}

/** By law, the titles that its rulings name and how much of each is played, in the order of the alphabet. */
export function namedCards({ rulings, rulesets: laws }: Catalogue, cases: readonly Case[]): readonly NamedCards[] {
  const rows = groupBy(printRows(), ({ title }) => title)
  return laws.map(({ id, documents }) => {
    const named = [...rulings.values()].filter(({ document }) => documents.includes(document))
    const titles = [...new Set(named.flatMap(({ cards = [] }) => cards))].sort()
    const by = groupBy(titles, title => playedOf(title, id, rows))
    const of = (played: Played): readonly string[] => by.get(played) ?? []
    return {
      ruleset: id,
      titles: {
        complete: of('complete'),
        partial: of('partial'),
        blank: of('blank'),
        nameless: of('nameless'),
      },
      leftOut: leftOutUnder(id, cases),
    }
  })
}

function playedOf(named: string, ruleset: string, rows: ReadonlyMap<string, readonly PrintRow[]>): Played {
  const title = findCard(named)?.title
  if (title === undefined) return 'nameless'
  if (nothingPrinted().has(title)) return 'complete'
  if (!rulesets.get(ruleset)?.texts.has(title)) return 'blank'
  const isPartial = (row: PrintRow): boolean => !!row.leftOut && covers(row, ruleset)
  const compared = rows.get(title) ?? []
  return !compared.length || compared.some(isPartial) ? 'partial' : 'complete'
}

const kinds: readonly (readonly [Played, string])[] = [
  ['complete', 'played in full, or nothing is printed'],
  ['partial', 'without what its "print" leaves out'],
  ['blank', 'of whose text nothing is played'],
  ['nameless', 'in no set of the catalogue of cards'],
]

/** As text: numbers by law, and the titles of which nothing is played. */
export function printNamedCards(laws: readonly NamedCards[]): string {
  return laws
    .flatMap(({ ruleset, titles, leftOut }) => {
      const all = kinds.reduce((sum, [kind]) => sum + titles[kind].length, 0)
      const share = all ? Math.floor((100 * titles.complete.length) / all) : 100
      return [
        `${ruleset}: ${all} titles are named by rulings, ${share} % of them complete`,
        ...kinds.map(([kind, says]) => `${String(titles[kind].length).padStart(6)}  ${kind.padEnd(9)} ${says}`),
        ...(titles.blank.length ? [`        ${titles.blank.join(', ')}`] : []),
        ...leftOutLine(leftOut),
      ]
    })
    .join('\n')
}

function leftOutLine(rows: readonly LeftOut[]): readonly string[] {
  if (!rows.length) return []
  const boards = rows.reduce((sum, row) => sum + row.boards, 0)
  const matters = rows.filter(({ met }) => met).length
  const reasons = [
    `${rows.filter(({ onlyWith, why }) => onlyWith && !why).length} looked for in full`,
    `${rows.filter(({ onlyWith, why }) => onlyWith && why).length} in part`,
    `${rows.filter(({ onlyWith }) => !onlyWith).length} excused in words`,
  ]
  const counted = `texts or parts of texts, on ${boards} boards, where ${matters || 'none'} of them would matter`
  return [`${String(rows.length).padStart(6)}  left out  ${counted}: ${reasons.join(', ')}`]
}
