import type { LawBeside } from '../../law-beside.ts'
import { lawName } from '../../law-name.ts'
import type { DerivedLine, PartLine } from '../../lines.ts'
import { counted } from '../../words.ts'
import { h } from './dom.ts'

/** What its paragraph names, with the number of cases that show it. */
export function partList(parts: LawBeside['parts']): HTMLElement {
  const item = ({ says, cases, open }: PartLine) =>
    h(
      'li',
      null,
      says,
      ' ',
      h('span', { class: 'quiet' }, cases.length > 0 ? counted(cases.length, 'case') : (open ?? 'not played')),
    )
  return h(
    'section',
    { class: 'related' },
    h('h2', null, `Its paragraph names ${counted(parts.length, 'thing')}`),
    h('ul', { class: 'plain' }, parts.map(item)),
  )
}

/** What it makes of cards, each with what is printed that says so and the other rulings that it takes. */
export function derivedList(
  ruling: string,
  derived: LawBeside['derived'],
  titles: Readonly<Record<string, string>> = {},
): HTMLElement {
  const lawOf = (ruleset: string): string => lawName({ rulesetTitles: titles }, ruleset)
  const item = ({ card, rulesets, what, is, from, because }: DerivedLine) => {
    const others = because.filter(id => id !== ruling)
    return h(
      'li',
      null,
      h('strong', null, card),
      `, ${what} ${is}: ${from}`,
      ' ',
      h('span', { class: 'quiet' }, rulesets.map(lawOf).join(', '), others.length > 0 && `; with ${others.join(', ')}`),
    )
  }
  return h(
    'section',
    { class: 'related' },
    h('h2', null, 'What comes of it, from what is printed'),
    h('ul', { class: 'plain' }, derived.map(item)),
  )
}
