import { findCard, loadCards } from '../../../cards/catalogue.ts'
import { h } from '../../../reports/html/client/dom.ts'
import { type Player, players } from '../../../steps/operation.ts'
import { statuses } from '../../../steps/types/condition.ts'
import { button } from '../button.ts'
import type { Course } from '../play.ts'
import { withCard, withGiven, withMission, withMoment, withoutCard } from './board-text.ts'
import { placesFor, type Standing, spaceline, standingOn } from './places-for.ts'

/** What the builder works on, and how it hands a new text on. */
export interface Desk {
  readonly text: () => string
  readonly write: (text: string) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** A form in which a board is built without typing sentences. */
export interface BoardBuilder {
  readonly dom: HTMLElement
  readonly show: (course: Course | undefined) => void
}

const mostTitles = 30

/** The text that comes of what is chosen is the scenario's; nothing else is kept. */
export function boardBuilder({ text, write, undo, redo }: Desk): BoardBuilder {
  let course: Course | undefined
  let standing: readonly Standing[] = []
  const titles = h('datalist', { id: 'titles' })
  const title = h('input', {
    type: 'search',
    id: 'new-card',
    list: 'titles',
    placeholder: 'a title',
    on: { input: () => suggest('') },
  })
  const owner = select('Whose', players.slice(0, 2))
  const where = select('Where', [])
  const card = select('Which card', [])
  const condition = select('What it is', Object.keys(statuses))
  const whose = select(
    'Whose turn',
    players.slice(0, 2).map(name => `${name}'s`),
  )
  const segment = select('Which part of it', ['card play', 'orders'])
  const remark = h('p', { class: 'quiet', role: 'status' })

  /** Offers titles, and places for the one that is whole. */
  function suggest(chosen: string): void {
    const wanted = title.value.trim().toLowerCase()
    const all = wanted ? [...loadCards().cards.keys()] : []
    const begins = all.filter(one => one.toLowerCase().startsWith(wanted))
    const found = [...begins, ...all.filter(one => one.toLowerCase().includes(wanted) && !begins.includes(one))]
    titles.replaceChildren(...found.slice(0, mostTitles).map(value => h('option', { value })))
    fill(where, placesFor(findCard(title.value.trim())?.type, standing), chosen)
  }

  function add(): void {
    const found = findCard(title.value.trim())
    if (!found) return say(`No card is called “${title.value.trim()}”. Choose a title from the list.`)
    const copies = standing.filter(one => one.title === found.title).length
    const name = copies ? `${found.title} [${ordinals[copies] ?? 'another'}]` : found.title
    change(written =>
      where.value === spaceline
        ? withMission(written, name)
        : withCard(written, owner.value as Player, name, where.value),
    )
    title.value = ''
  }

  function change(by: (written: Parameters<typeof withoutCard>[0]) => string): void {
    if (!course) return
    say('')
    write(by({ text: text(), kase: course.kase }))
  }

  function say(words: string): void {
    remark.textContent = words
  }

  const set = (): void => change(written => withGiven(written, `"${card.value}" is ${condition.value}`))
  const take = (): void => change(written => withoutCard(written, card.value))
  const turn = (): void => change(written => withMoment(written, `it is ${whose.value} ${segment.value}`))
  const row = (label: string, ...parts: readonly HTMLElement[]): HTMLElement =>
    h('div', { class: 'controls', role: 'group', 'aria-label': label }, parts)
  return {
    dom: h(
      'details',
      { class: 'free build' },
      h('summary', null, 'Build the board'),
      row('Add a card', h('label', { for: 'new-card' }, 'Add'), title, titles, owner, where, button('Add', add)),
      row('Change a card', card, h('span', null, 'is'), condition, button('Set', set), button('Remove', take)),
      row('Whose turn it is', h('span', null, 'It is'), whose, segment, button('Set', turn)),
      row('Undo and redo', button('Undo', undo), button('Redo', redo)),
      remark,
    ),
    show(next) {
      if (next === course) return
      course = next
      const board = next?.moments.find(one => one.board)?.board
      standing = board ? standingOn(board) : []
      fill(
        card,
        standing.map(one => one.title),
      )
      suggest(where.value)
    },
  }
}

const ordinals: readonly (string | undefined)[] = [undefined, 'second', 'third', 'fourth', 'fifth']

const select = (label: string, words: readonly string[]): HTMLSelectElement => {
  const made = h('select', { 'aria-label': label })
  fill(made, words)
  return made
}

/** Other words to choose from; what was chosen stays if it is among them. */
function fill(list: HTMLSelectElement, words: readonly string[], chosen = list.value): void {
  list.replaceChildren(...words.map(word => h('option', { selected: word === chosen }, word)))
}
