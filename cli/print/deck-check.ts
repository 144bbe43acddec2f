import type { DeckJudgement, Reason } from '../../analysis/decks/check-deck.ts'
import type { DeckList, Unread } from '../../analysis/decks/read-deck.ts'
import { printable } from '../../reports/words.ts'

interface Found extends DeckList {
  readonly file: string
  readonly judged: readonly DeckJudgement[]
}

/** What a person reads of a deck that was checked. */
export function deckText({ file, cards, unread, sorted, judged }: Found): string {
  const counts = new Map<string, number>()
  for (const { part, count } of cards) counts.set(part, (counts.get(part) ?? 0) + count)
  const said = [...counts].map(([part, count]) => `${part} ${count}`)
  return printable(
    [
      ...unread.map(one => sayUnread(file, one)),
      `${file}: ${said.join(', ')}.`,
      ...(sorted ? ['There are no headings; each card went where its type belongs.'] : []),
      ...(unread.length ? ['What follows takes for granted that unknown cards may be where they stand.'] : []),
      ...judged.flatMap(sayJudgement),
      '',
    ].join('\n'),
  )
}

function sayUnread(file: string, { line, text, nearest }: Unread): string {
  if (!nearest) return `${file}:${line}: "${text}" is no number of copies and a title, as in "2 Data".`
  return `${file}:${line}: no card "${text}"; the nearest titles are ${nearest.map(near => `"${near}"`).join(', ')}.`
}

const verdicts = {
  legal: 'legal',
  illegal: 'illegal',
  silent: 'nothing is against it; it is built for the other edition, or no ruling says what a deck is',
} as const

function sayJudgement({ ruleset, title, verdict, faults, rulings }: DeckJudgement): readonly string[] {
  return [
    '',
    `${title} (${ruleset}): ${verdicts[verdict]}.`,
    ...faults.flatMap(({ says, rulings }) => [
      `  ${says}`,
      ...(rulings.length ? rulings.map(sayReason) : ['    a custom that no document of this ruleset states']),
    ]),
    ...rulings.map(sayReason),
  ]
}

const sayReason = ({ id, summary }: Reason): string => `    ${id}: ${summary}`
