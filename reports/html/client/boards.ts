import type { ArrangeRequest, Board } from '../../../protocol/types.ts'
import { boardPicture } from './board.ts'
import type { TypeOf } from './board-model.ts'
import { changesBetween } from './changes.ts'
import { changesList } from './changes-list.ts'
import { type Child, h } from './dom.ts'
import type { Details, Run } from './report.ts'

/** The board of a case before and after, and what has changed on it; nothing where the engine showed none. */
export function boardsSection(run: Run, { before, after, transcript }: Details): Child {
  if (!before) return false
  const types = cardTypes(run, transcript)
  return h(
    'section',
    { class: 'boards' },
    h('h3', null, 'The board'),
    after ? changesList(changesBetween(before, after)) : h('p', { class: 'unchanged' }, noBoardText),
    h(
      'p',
      { class: 'quiet key' },
      'The letter, and the plain or hatched edge, say who owns a card. A frame marks what changes.',
    ),
    h('div', { class: `pictures${isWide(before) ? ' is-wide' : ''}` }, pictures(before, after, types)),
  )
}

/** What stands in the place of a board that the engine never showed. */
const noBoardText = 'The engine did not show the board afterwards.'

/** One picture is enough where nothing has changed. */
function pictures(before: Board, after: Board | undefined, types: TypeOf): Child {
  if (!after) return boardPicture(before, { label: 'Before', side: 'before', types })
  const changes = changesBetween(before, after)
  if (changes.lines.length === 0) return boardPicture(after, { label: 'Before and after', side: 'after', types })
  return [
    boardPicture(before, { label: 'Before', side: 'before', changes, types }),
    boardPicture(after, { label: 'After', side: 'after', changes, types }),
  ]
}

function isWide(board: Board): boolean {
  return board.cards.filter(card => card.where[0] === 'spaceline').length > 2
}

/** Kind of a card by its title: made-up cards first, then what the run knows. */
function cardTypes({ cardTypes: known = {} }: Run, transcript: Details['transcript']): TypeOf {
  const made = transcript.flatMap(({ request }) => (request as Partial<ArrangeRequest> | undefined)?.board?.made ?? [])
  const types = new Map(Object.entries(known))
  for (const { title, type } of made) types.set(title, type)
  return title => types.get(title)
}

/** What has changed, and the board afterwards, each to be put where there is room; nothing where the engine showed no board. */
export function boardAfter(
  run: Run,
  { before, after, transcript }: Details,
): { readonly changed?: Node; readonly picture?: Node } {
  if (!before) return {}
  if (!after) return { changed: h('p', { class: 'unchanged' }, noBoardText) }
  const changes = changesBetween(before, after)
  const types = cardTypes(run, transcript)
  return {
    changed: changesList(changes),
    picture: boardPicture(after, { label: 'After', side: 'after', changes, types }),
  }
}
