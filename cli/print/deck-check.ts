import type { DeckJudgement, Reason } from '../../analysis/decks/check-deck.ts'
import type { DeckList } from '../../analysis/decks/read-deck.ts'
import { printable } from '../../reports/words.ts'
import { sayReading, sayUnread } from './deck-reading.ts'

interface Found extends DeckList {
  readonly file: string
  readonly judged: readonly DeckJudgement[]
}

/** What a person reads of a deck that was checked. */
export function deckText(found: Found): string {
  const { file, cards, unread, sorted, judged } = found
  const counts = new Map<string, number>()
  for (const { part, count } of cards) if (part !== 'aside') counts.set(part, (counts.get(part) ?? 0) + count)
  const said = [...counts].map(([part, count]) => `${part} ${count}`)
  return printable(
    [
      ...sayUnread(file, unread),
      `${file}: ${said.join(', ')}.`,
      ...sayReading(found),
      ...(sorted ? ['There are no headings; each card went where its type belongs.'] : []),
      ...(unread.length ? ['What follows takes for granted that unknown cards may be where they stand.'] : []),
      ...judged.flatMap(sayJudgement),
      '',
    ].join('\n'),
  )
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
