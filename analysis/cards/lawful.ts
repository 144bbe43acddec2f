import { type AgainstPrint, againstPrint, bodies, type Lies } from '../../cards/game-text.ts'
import type { Card, Place } from '../../protocol/types.ts'
import { inPlay } from '../../steps/judge/copies.ts'
import type { Case } from '../../steps/suite/case.ts'
import { boardOf } from './board-of.ts'
import { saidByType } from './by-type.ts'
import { mayAimAt, saidByText, saidByWords } from './lies.ts'
import { misplaced } from './misplaced.ts'
import { covers, printRows } from './print-rows.ts'
import { Table } from './table.ts'

/** Places where cards lie in rows, by title and ruleset. */
export type LiesOf = (title: string, ruleset: string) => Lies

export function liesOfRows(
  rows: readonly (Lies & { readonly title: string; readonly rulesets?: readonly string[] })[] = [
    ...printRows(),
    ...bodies(),
  ],
): LiesOf {
  const byTitle = new Map<string, (typeof rows)[number][]>()
  for (const row of rows) byTitle.set(row.title, [...(byTitle.get(row.title) ?? []), row])
  return (title, ruleset) => {
    const found = (byTitle.get(title) ?? []).filter(row => covers(row, ruleset))
    return {
      lies: found.flatMap(row => row.lies ?? []),
      aims: found.flatMap(row => row.aims ?? []),
      seeds: found.flatMap(row => row.seeds ?? []),
      holds: found.flatMap(row => row.holds ?? []),
    }
  }
}

/** What on the board of a case lies, aims or counts down as its print does not let it, in words. */
export const faultsOn = (played: Case, liesOf: LiesOf): readonly string[] =>
  strays(new Table(boardOf(played)), liesOf).map(({ fault }) => fault)

/** The same of features from elsewhere, with file and line. */
export function unlawfulElsewhere(cases: readonly Case[]): readonly string[] {
  const liesOf = liesOfRows()
  return [
    ...new Set(cases.flatMap(one => faultsOn(one, liesOf).map(fault => `${one.feature.uri}:${one.line}: ${fault}`))),
  ]
}

/** Cards that lie, aim or count down as their print does not let them, and exceptions that nothing needs. */
export function unlawful(
  cases: readonly Case[],
  liesOf: LiesOf = liesOfRows(),
  exceptions: readonly AgainstPrint[] = againstPrint(),
): readonly string[] {
  const needed = new Set<string>()
  const found = new Set<string>()
  for (const one of cases)
    for (const { title, fault, advice } of straysOf(one, liesOf)) {
      const excused = one.rulings.find(ruling =>
        exceptions.some(e => e.rulings.includes(ruling) && e.cards.includes(title)),
      )
      if (excused) needed.add(excused).add(title)
      else found.add(`${one.feature.uri}:${one.line}: ${fault}. ${advice}`)
    }
  const idle = exceptions.flatMap(({ rulings, cards }) => [...rulings, ...cards].filter(name => !needed.has(name)))
  return [...found, ...idle.map(name => `cards/game-text/against-print.yaml: ${name} needs no exception; take it out`)]
}

const tellOfThePrint =
  'Fix the board; or say under "print" in the file of the card (or in cards/game-text/bodies.yaml) that its print lets it; or, if the ruling is about just that, enter it in against-print.yaml'

const moveIt =
  'Move it to a mission that cards/game-text/stands.yaml lets it stand at, or take another facility; or, if the ruling is about just that, enter it in against-print.yaml'

interface Stray {
  readonly title: string
  readonly fault: string
  readonly advice: string
}

/** Of our own boards facilities, too: elsewhere a card that is not played here may have let them stand where they do. */
function straysOf(one: Case, liesOf: LiesOf): readonly Stray[] {
  const table = new Table(boardOf(one))
  return [...strays(table, liesOf), ...printedOn(table, card => misplaced(table, card), moveIt)]
}

const strays = (table: Table, liesOf: LiesOf): readonly Stray[] =>
  printedOn(table, card => faultsOf(table, card, liesOf), tellOfThePrint)

const printedOn = (table: Table, faults: (card: Card) => readonly string[], advice: string): readonly Stray[] =>
  table.board.cards
    .filter(card => table.isPrinted(card))
    .flatMap(card => faults(card).map(fault => ({ title: card.title ?? card.id, fault, advice })))

function faultsOf(table: Table, card: Card, liesOf: LiesOf): readonly string[] {
  const [place, holder] = card.where
  const title = card.title ?? card.id
  const rows = liesOf(title, table.board.ruleset)
  const host = table.card(holder)
  const mayLie =
    saidByType(table, card, rows) ||
    saidByText(table, card) ||
    saidByWords(rows.lies ?? [], table, card) ||
    isHeld(table, card, liesOf)
  const where = host
    ? `${placeWords[place] ?? place} the ${nameOf(table, host)} "${host.id}"`
    : `in ${place} (${holder})`
  const stray = (card.targets ?? []).flatMap(id => {
    const target = table.card(id)
    return target && !mayAimAt(table, card, target, rows)
      ? [`"${title}" aims at "${id}", which its print does not let it`]
      : []
  })
  const lies = mayLie ? [] : [`"${title}" lies ${where}, where its print does not let it`]
  return [...lies, ...stray, ...aimless(table, card), ...uncounted(table, card)]
}

/** Does it lie in play, and aim at nothing, though it is played on nothing but what it aims at? Objectives get their targets later. */
function aimless(table: Table, card: Card): readonly string[] {
  const { plays = [], standing = [] } = table.text(card) ?? {}
  const obliges = standing.some(({ duty }) => duty && 'to' in duty && duty.to === 'target')
  const aims = obliges || (plays.length > 0 && plays.every(play => play.aims))
  if (!aims || card.targets?.length || !inPlay(card) || table.facts(card).type === 'objective') return []
  return [`"${card.title ?? card.id}" aims at nothing: say \`targeting "…"\` in its state`]
}

/** Is more counted on it than its countdown icon says? */
function uncounted(table: Table, card: Card): readonly string[] {
  const { countdown = 0 } = card.count ?? {}
  const icon = table.facts(card).icons?.find(one => one.startsWith('countdown '))
  return countdown > Number(icon?.split(' ')[1] ?? 0)
    ? [`"${card.title ?? card.id}" is counted down to ${countdown}, and its print has no such countdown`]
    : []
}

/** Places in words that go before the card that is there. */
const placeWords: Readonly<Partial<Record<Place, string>>> = {
  planet: 'on the planet of',
  space: 'in space at',
  docked: 'docked at',
}

const nameOf = (table: Table, host: Card): string => {
  const { kind, type } = table.facts(host)
  return type === 'mission' ? `${kind} mission` : type
}

/** Is it kept by a card that keeps such cards? */
function isHeld(table: Table, card: Card, liesOf: LiesOf): boolean {
  const host = table.card(card.where[1])
  if (!host || !['under', 'on'].includes(card.where[0])) return false
  const { type } = table.facts(card)
  const { holds = [] } = liesOf(host.title ?? host.id, table.board.ruleset)
  const keeps = (one: Card): boolean => liesOf(one.title ?? one.id, table.board.ruleset).holds?.includes(type) ?? false
  if (holds.includes(type) || table.text(host)?.stores) return true
  return (
    card.where[0] === 'on' &&
    table.board.cards.some(one => one.where[0] === 'on' && one.where[1] === host.id && keeps(one))
  )
}
