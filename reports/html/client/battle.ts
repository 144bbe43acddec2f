import { type Battle, battlesIn, type Clash, type Part, type Side } from './battle-model.ts'
import { type Child, h } from './dom.ts'
import type { Details, RulingBook } from './report.ts'
import { rulingLinks } from './ruling-links.ts'
import { tableHead } from './story-table.ts'
import { termText } from './term-text.ts'
import { capital } from './words.ts'

/** The battles of a case as tables: the forces, what each side counts and what it is made of, hits, what it did to whom. */
export function battleStories(book: RulingBook, details: Details): readonly Child[] {
  return battlesIn(details).map(battle => story(book, battle))
}

function story(book: RulingBook, battle: Battle): HTMLElement {
  const { attack, clashes, rulings } = battle
  return h(
    'section',
    { class: 'attempt' },
    h('h3', null, attack ? `${attack.player} attacks ${list(attack.at)}` : 'A battle'),
    attack && h('p', { class: 'quiet' }, `With ${list(attack.by)}.`),
    clashes.length ? table(clashes) : h('p', null, 'Nothing was counted against anything.'),
    h('p', { class: 'attempt-end' }, ending(battle)),
    rulingLinks(book, rulings, 'Decided by'),
  )
}

const table = (clashes: readonly Clash[]): HTMLElement =>
  h(
    'table',
    { class: 'story' },
    tableHead(['Side', 'Counts', 'Total', 'Result']),
    clashes.map(({ sides, result }) =>
      h(
        'tbody',
        null,
        sides.map((side, i) => row(side, i === 0 && h('td', { rowspan: String(sides.length) }, result))),
      ),
    ),
  )

const row = ({ player, value, parts, total }: Side, result: Child): HTMLElement =>
  h(
    'tr',
    null,
    h('th', { scope: 'row' }, player ?? 'Nobody'),
    h(
      'td',
      null,
      h(
        'ul',
        { class: 'plain' },
        parts.map(part => h('li', null, partText(part))),
      ),
    ),
    h('td', { class: 'total' }, `${value.toUpperCase()} ${total}`),
    result,
  )

function partText({ card, terms }: Part): string {
  const [only, ...others] = terms
  if (only?.set !== undefined && !others.length) return `${card}: ${only.set}`
  return `${card}: ${terms.map(termText).join(' ')}`
}

function ending({ winner, done }: Battle): string {
  const won = winner === undefined ? '' : `${winner} has won. `
  if (!done.length) return `${won}Nothing came of it for any card.`
  return `${won}${done.map(({ how, names }) => `${capital(how)}: ${names.join(', ')}.`).join(' ')}`
}

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
