import { type Child, h } from './dom.ts'
import type { Details, RulingBook } from './report.ts'
import { rulingLinks } from './ruling-links.ts'
import { type SeedTurn, seedTurnsIn } from './seeding-model.ts'
import { storyTable } from './story-table.ts'
import { type Line, type TurnEnd, turnEndsIn } from './turn-end-model.ts'

/** The ends of turns and the seeding of a case as people think of them. */
export function turnStories(book: RulingBook, details: Details): readonly Child[] {
  return [seeding(book, seedTurnsIn(details)), ...turnEndsIn(details).map(end => turnEnd(book, end))]
}

function seeding(book: RulingBook, turns: readonly SeedTurn[]): Child {
  const [first] = turns
  if (!first) return false
  const players = Object.keys(first.seen)
  return h(
    'section',
    { class: 'attempt' },
    h('h3', null, 'The seeding, as each player sees it'),
    storyTable(
      ['Turn', ...players.map(player => `${player} sees`)],
      turns.map(({ player, seen }) => [player, ...players.map(one => seen[one] ?? '')]),
    ),
    rulingLinks(
      book,
      turns.flatMap(({ rulings }) => rulings),
      'Decided by',
    ),
  )
}

function turnEnd(book: RulingBook, { player, lines, rulings }: TurnEnd): HTMLElement {
  return h(
    'section',
    { class: 'attempt' },
    h('h3', null, `${player} ends the turn`),
    h(
      'ol',
      { class: 'encounters' },
      lines.map(line => h('li', null, textOf(line))),
    ),
    rulingLinks(book, rulings, 'Decided by'),
  )
}

function textOf(line: Line): Child {
  if (!('due' in line)) return `${line.player ? `${line.player} ` : ''}${line.event}: ${line.cards.join(', ')}.`
  return [
    'Due together: ',
    line.due.join(', '),
    '. ',
    h('strong', null, `${line.by} chooses ${line.first.join(', then ')}.`),
  ]
}
