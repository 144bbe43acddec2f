import { groupBy } from '../../catalogue/group.ts'
import { type Child, h } from '../../reports/html/client/dom.ts'
import type { Player } from '../../steps/operation.ts'
import { button } from './button.ts'
import { effectOf } from './effect-of.ts'
import { byId, type Course } from './play.ts'
import { tableAfter } from './table-after.ts'
import { sayable, type Tried, tryDeeds } from './trying.ts'
import { isIllegal, type Sentence } from './write-down.ts'

/** A part of the page that shows what may be done, and said, after the step at hand. */
export interface FreePlay {
  readonly dom: HTMLElement
  readonly show: (course: Course | undefined, at: number) => void
}

/** Nothing is tried before somebody opens it; `write` is told what is to be written down. */
export function freePlay(write: (sentences: readonly Sentence[]) => void): FreePlay {
  let course: Course | undefined
  let at = 0
  let player: Player | undefined
  let turn = 0
  const players = h('div', { class: 'controls', role: 'group', 'aria-label': 'Who does it' })
  const words = h('input', {
    type: 'search',
    'aria-label': 'Only deeds with these words',
    placeholder: 'a verb, a card',
  })
  const status = h('p', { class: 'quiet', role: 'status' })
  const deeds = h('div', { class: 'deeds' })
  const outcomes = h('div', { class: 'deeds' })
  const acts = h('details', { class: 'free' }, h('summary', null, 'Possible moves'), players, words, status, deeds)
  const said = h('details', { class: 'free' }, h('summary', null, 'Add a check of this step'), outcomes)

  async function tryAll(): Promise<void> {
    const mine = ++turn
    const isStale = (): boolean => mine !== turn
    if (!course || !acts.open) return
    const here = course
    const tried: Tried[] = []
    try {
      const table = await tableAfter(here.kase, here.law, at)
      const seated = (await table.now()).players.map(({ name }) => name as Player)
      player = player && seated.includes(player) ? player : ((await table.now()).turn.player as Player)
      players.replaceChildren(...seated.map(name => playerButton(name)))
      for await (const some of tryDeeds(table, player)) {
        await new Promise(resolve => setTimeout(resolve))
        if (isStale()) return
        tried.push(...some)
        status.textContent = `${tried.length} tried, ${tried.filter(({ isLegal }) => isLegal).length} possible`
      }
    } catch (error) {
      if (isStale()) return
      status.textContent = `Nothing can be tried from here: ${error instanceof Error ? error.message : error}`
    }
    list(tried)
    words.oninput = () => list(tried)
  }

  function list(tried: readonly Tried[]): void {
    const wanted = words.value.toLowerCase()
    const found = tried.filter(({ text }) => text.toLowerCase().includes(wanted))
    const groups = [...groupBy(found, ({ verb }) => verb)]
    const isPossible = ([, some]: (typeof groups)[number]): boolean => some.some(({ isLegal }) => isLegal)
    const inOrder = [...groups.filter(isPossible), ...groups.filter(one => !isPossible(one))]
    deeds.replaceChildren(...inOrder.map(([verb, some]) => group(verb, some)))
  }

  const group = (verb: string, tried: readonly Tried[]): HTMLElement => {
    const [legal, refused] = [tried.filter(one => one.isLegal), tried.filter(one => !one.isLegal)]
    return h(
      'section',
      null,
      h('h3', null, verb),
      legal.length > 0 && h('ul', null, legal.map(possible)),
      refused.length > 0 &&
        h(
          'details',
          null,
          h('summary', null, `${refused.length.toLocaleString('en')} refused`),
          h('ul', null, refused.map(impossible)),
        ),
    )
  }

  const possible = ({ text, rulings }: Tried): HTMLElement => {
    const effect = h('div', { role: 'status' })
    const look = async (): Promise<void> => {
      if (course) effect.replaceChildren(...(await effectOf(course, at, text)))
    }
    return h(
      'li',
      null,
      button(text, () => write([{ keyword: 'When', text }])),
      h('button', { type: 'button', class: 'quiet-button', on: { click: () => void look() } }, 'what it does'),
      because(rulings),
      effect,
    )
  }

  const impossible = ({ text, why, rulings }: Tried): HTMLElement =>
    h(
      'li',
      null,
      button(text, () => write([{ keyword: 'When', text }, isIllegal])),
      ` ${why ?? ''}. `,
      because(rulings),
    )

  const playerButton = (name: Player): HTMLElement =>
    h(
      'button',
      {
        type: 'button',
        'aria-pressed': String(name === player),
        on: {
          click: () => {
            player = name
            void tryAll()
          },
        },
      },
      name,
    )

  async function say(): Promise<void> {
    if (!course || !said.open) return
    const sentences = await tableAfter(course.kase, course.law, at).then(sayable, () => [])
    outcomes.replaceChildren(
      sentences.length
        ? h(
            'ul',
            null,
            sentences.map(text =>
              h(
                'li',
                null,
                button(text, () => write([{ keyword: 'Then', text }])),
              ),
            ),
          )
        : h('p', { class: 'quiet' }, 'Nothing has changed that a sentence could tell.'),
    )
  }

  acts.addEventListener('toggle', () => void tryAll())
  said.addEventListener('toggle', () => void say())
  return {
    dom: h('div', null, acts, said),
    show(next, step) {
      if (next === course && step === at) return
      course = next
      at = step
      void tryAll()
      void say()
    },
  }
}

function because(rulings: readonly string[]): Child {
  const known = rulings.flatMap(id => byId().get(id) ?? [])
  return known.map(({ id, summary }) => [h('span', { class: 'id', title: summary }, id), ' '])
}
