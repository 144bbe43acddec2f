import { findCard } from '../../cards/catalogue.ts'
import { carriers } from '../../cards/game-text.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import type { Ruling } from '../../catalogue/ruling.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Case } from '../../steps/suite/case.ts'
import { onTheBoard, titlesIn } from './on-the-board.ts'

/** As many rulings as may rest on the text of a card that they are not about, before somebody has to look at it. */
const few = 3

/** Cards on whose text more than a few rulings rest that are about something else, and that nobody has looked at. */
export function carrierFaults(
  cases: readonly Case[],
  lookedAt: ReadonlyMap<string, string> = carriers(),
): readonly string[] {
  const unseen = [...carriedBy(cases)]
    .filter(([title, rulings]) => rulings.size > few && !lookedAt.has(title))
    .map(
      ([title, rulings]) =>
        `"${title}" carries ${rulings.size} rulings that are not about it (${[...rulings].sort().slice(0, few).join(', ')} …). Compare its print with its text, and enter it in cards/game-text/carriers.yaml`,
    )
  const unknown = [...lookedAt.keys()]
    .filter(title => findCard(title)?.title !== title)
    .map(title => `cards/game-text/carriers.yaml: no card is titled "${title}" in cards/*.yaml`)
  return [...unseen, ...unknown].sort()
}

/** By title, the rulings whose cases have the card act, or met, although they are about something else. */
export function carriedBy(cases: readonly Case[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const { rulings } = loadCatalogue()
  for (const one of cases)
    for (const title of acting(one))
      for (const ruling of one.rulings.filter(id => !isAbout(rulings.get(id), title)))
        found.set(title, (found.get(title) ?? new Set()).add(ruling))
  return found
}

/** Cards with a text that somebody plays or uses in the case, and dilemmas with one. */
function acting(one: Case): readonly string[] {
  const texts = rulesets.get(one.ruleset)?.texts
  const deeds = one.steps.flatMap(({ operation }) => {
    if (operation.op === 'do' || operation.op === 'respond') return titlesIn(operation)
    return operation.op === 'history' ? titlesIn(operation.deeds) : []
  })
  const used = deeds.flatMap(title => findCard(title)?.title ?? []).filter(title => !isStaff(title))
  const met = onTheBoard(one).filter(title => findCard(title)?.type === 'dilemma')
  return [...new Set([...used, ...met])].filter(title => texts?.has(title) && !findCard(title)?.supposed)
}

/** Such cards move, fight and attempt whatever stands on them. */
const isStaff = (title: string): boolean =>
  ['personnel', 'ship', 'facility', 'mission'].includes(findCard(title)?.type ?? '')

function isAbout(ruling: Ruling | undefined, title: string): boolean {
  const { cards = [], entry = '', summary = '' } = ruling ?? {}
  const names = [...cards, ...(entry ? [entry] : [])].map(name => name.toLowerCase())
  const own = title.toLowerCase()
  return summary.toLowerCase().includes(own) || names.some(name => own.includes(name) || name.includes(own))
}
