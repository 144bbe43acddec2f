import { findCard } from '../../cards/catalogue.ts'
import { groupBy } from '../../catalogue/group.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Case } from '../../steps/suite/case.ts'
import { fileOf } from './file-of.ts'
import { onTheBoard, titlesIn } from './on-the-board.ts'
import { metIn, reasonFaults } from './only-with.ts'
import { covers, type PrintRow, printRows } from './print-rows.ts'

/** Cards with a text that stand on a board and that nobody has compared with their print, and rows of cards that stand on none. */
export function printFaults(cases: readonly Case[], compared = printRows()): readonly string[] {
  const played = playedOn(cases)
  const missing = [...played].flatMap(([title, under]) =>
    [...under]
      .filter(([ruleset]) => !compared.some(row => row.title === title && covers(row, ruleset)))
      .map(
        ([ruleset, uri]) =>
          `${uri}: "${title}" is not compared with its print under ${ruleset}. Do so, and enter under "print" in ${fileOf(title)} what is left out and why`,
      ),
  )
  const unreasoned = compared
    .filter(({ leftOut }) => leftOut)
    .flatMap(row => reasonFaults(`${fileOf(row.title)}: "print"`, row))
  return [...missing, ...compared.flatMap(row => idle(row, played)), ...unreasoned, ...mattering(cases, compared)]
}

/** Boards on which what is left out would matter. */
function mattering(cases: readonly Case[], compared: readonly PrintRow[]): readonly string[] {
  const rows = groupBy(
    compared.filter(({ onlyWith }) => onlyWith),
    ({ title }) => title,
  )
  return cases.flatMap(one =>
    onTheBoard(one)
      .flatMap(title => rows.get(title) ?? [])
      .filter(row => covers(row, one.ruleset))
      .flatMap(({ title, leftOut, onlyWith }) =>
        metIn(onlyWith ?? [], title, one).map(
          other =>
            `${one.feature.uri}:${one.line}: "${title}" is played without ${leftOut}, which matters with "${other}" (${fileOf(title)})`,
        ),
      ),
  )
}

function idle({ title, rulesets = [], named = rulesets }: PrintRow, played: Played): readonly string[] {
  if (findCard(title)?.title !== title) return [`${fileOf(title)}: no card is titled "${title}" in cards/*.yaml`]
  const under = played.get(title)
  if (!under) return [`${fileOf(title)}: "${title}" stands on no board with its text; take "print" out`]
  return named
    .filter(ruleset => !under.has(ruleset))
    .map(
      ruleset =>
        `${fileOf(title)}: "${title}" stands on no board with its text under ${ruleset}; take that law out of "print"`,
    )
}

/** By title and ruleset, a feature with the card. */
type Played = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Printed cards that have a text under the ruleset of a case that arranges, plays or uses them. */
export function playedOn(cases: readonly Case[]): Played {
  const found = new Map<string, Map<string, string>>()
  for (const one of cases)
    for (const title of [...onTheBoard(one), ...acting(one)]) {
      if (!rulesets.get(one.ruleset)?.texts.has(title) || findCard(title)?.supposed) continue
      const under = found.get(title) ?? new Map()
      found.set(title, under.set(one.ruleset, under.get(one.ruleset) ?? one.feature.uri))
    }
  return found
}

const deeds: ReadonlySet<string> = new Set(['do', 'respond', 'verdicts'])

/** Cards that somebody plays, uses or names in a deed, by the catalogue's titles. */
const acting = ({ steps }: Case): readonly string[] =>
  steps
    .filter(({ operation }) => deeds.has(operation.op))
    .flatMap(({ operation }) => titlesIn(operation))
    .flatMap(title => findCard(title)?.title ?? [])
