import { type Child, h } from './dom.ts'
import type { Details, RulingBook } from './report.ts'
import { rulingLinks } from './ruling-links.ts'
import { type Deed, shipsIn, type Vessel } from './ships-model.ts'
import { storyTable } from './story-table.ts'

/** The ships of a case: place, state, crew, treaty, and why one may not do what was tried. */
export function shipsStory(book: RulingBook, details: Details): Child {
  const ships = shipsIn(details)
  if (!ships) return false
  const { vessels, treaties, deeds } = ships
  return h(
    'section',
    { class: 'attempt' },
    h('h3', null, 'Ships and crews'),
    treaties.length > 0 && h('p', null, `In force: ${treaties.join(', ')}.`),
    vessels.length > 0 && storyTable(['Ship or facility', 'Where', 'State', 'Aboard'], vessels.map(row)),
    h(
      'ul',
      { class: 'plain' },
      deeds.map(deed => h('li', null, tried(deed), rulingLinks(book, deed.rulings))),
    ),
  )
}

const row = ({ name, where, state, crews }: Vessel): readonly Child[] => [
  name,
  where,
  state.join(', ') || '–',
  crews.map(({ player, names }) => h('p', null, `${player}: ${names.join(', ')}`)),
]

const tried = ({ text, refused }: Deed): Child =>
  refused === undefined ? `${text}: allowed.` : [`${text}: `, h('strong', null, `not allowed, ${refused}.`)]
