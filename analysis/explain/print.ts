import { findCard, loadCards } from '../../cards/catalogue.ts'
import { bodies, type Harmless, type Lies, nothingPrinted } from '../../cards/game-text.ts'
import { cards } from '../../engine/library/contents.ts'
import { derivedByLaw } from '../../runner/derived.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { fileOf } from '../cards/file-of.ts'
import { printRows } from '../cards/print-rows.ts'
import { isBlank } from '../diagnosis/unplayed-texts.ts'
import { textsOf } from '../texts-of.ts'
import { line, list, optional } from './lines.ts'
import { playedIn } from './played-in.ts'

/** Print of a card, the text that is played, and a sentence that plays it; undefined where no card has that title. */
export function explainPrint(wanted: string, suite: Pick<Suite, 'cases'>): string | undefined {
  const same = (title: string): boolean => title.toLowerCase() === wanted.toLowerCase()
  const card = findCard(wanted) ?? findCard([...loadCards().cards.keys()].find(same) ?? wanted)
  if (!card) return undefined
  const { title, type } = card
  const rulesets = textsOf(title).flatMap(text => text.rulesets)
  return [
    `${title}  (${type})`,
    rulesets.length ? line('Text', `under ${rulesets.join(', ')}`) : line('Text', 'none'),
    ...(cards.some(one => one.title === title) ? [line('', fileOf(title))] : []),
    ...printRows()
      .filter(row => row.title === title)
      .flatMap(row => said('Print', row.rulesets, row.leftOut, reason(row), row.plays ?? '', row)),
    ...bodies()
      .filter(row => row.title === title)
      .flatMap(row => said('Body', row.rulesets, 'all of its text', reason(row), '', row)),
    ...(rulesets.length || !isBlank(title, '')
      ? []
      : [line('Print', 'a text of which nothing is played; on a board the card does nothing')]),
    ...(nothingPrinted().has(title) ? [line('Print', 'no text; its facts are all that there is')] : []),
    ...isByLaw(title),
    ...inAScenario(title, suite),
  ].join('\n')
}

function said(
  name: string,
  rulesets: readonly string[] | undefined,
  leftOut: string | undefined,
  why: string,
  plays: string,
  { lies, aims, seeds, holds }: Lies,
): readonly string[] {
  const where = rulesets ? `under ${rulesets.join(', ')}: ` : ''
  return [
    line(name, `${where}${plays || (leftOut ? 'all but what is left out' : 'whole')}`),
    ...optional('Left out', leftOut && `${leftOut}; ${why}`),
    ...optional('Lies', lies?.join(', ')),
    ...optional('Aims at', aims?.join(', ')),
    ...optional('Seeded', seeds && `under ${seeds.join(', ')}`),
    ...optional('Keeps', holds?.join(', ')),
  ]
}

/** Why what is left out does not matter. */
function reason({ onlyWith, why }: Harmless): string {
  return [...(why ? [why] : []), ...(onlyWith ? [`it matters only with ${onlyWith.join(', ')}`] : [])].join('; ')
}

/** A sentence of a scenario that plays the card, to be copied. */
function inAScenario(title: string, suite: Pick<Suite, 'cases'>): readonly string[] {
  const found = playedIn(title, suite)
  return found ? [line('Played', found.says), line('', found.where)] : []
}

/** Facts that each law derives from the print, with their sources and rulings. */
function isByLaw(title: string): readonly string[] {
  return derivedByLaw(title).flatMap(({ laws, steps }) => {
    const said = steps.map(({ what, is, from, because }) => [
      `${what} ${is}: ${from}${because.length ? ` (${because.join(', ')})` : ''}`,
    ])
    return [line('Is', `under ${laws.join(', ')}:`), ...list('', said)]
  })
}
