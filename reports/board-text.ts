import { groupBy } from '../catalogue/group.ts'
import type { Board, Card, CountWord } from '../protocol/types.ts'
import type { Line } from './html/client/change-lines.ts'
import { changesBetween } from './html/client/changes.ts'
import { capital, conditionText, countWithValue, placeText, turnText } from './html/client/words.ts'
import { printable } from './words.ts'

/** A board as lines for a terminal: whose turn it is, then place by place what is there. */
export function boardLines(board: Board): readonly string[] {
  const titles = new Map(board.cards.map(({ id, title = id }) => [id, title]))
  const points = board.players.map(({ name, points = 0 }) => `${name} ${points}`).join(', ')
  const places = [...groupBy(board.cards, ({ where }) => where.join('\n')).values()].map(cards => {
    const place = placeText(cards[0]!.where, id => titles.get(id) ?? id)
    return `${capital(place)}: ${counted(cards.map(cardText)).join('; ')}`
  })
  return [`${turnText(board.turn)}. Points: ${points}.`, ...places].map(printable)
}

/** What differs between two boards, as lines for a terminal. */
export function changeLines(before: Board, after: Board): readonly string[] {
  const { lines } = changesBetween(before, after)
  return lines.length ? lines.map(line => printable(lineText(line))) : ['Nothing has changed on the board.']
}

function lineText({ name, text, from, to }: Line): string {
  const way = from === undefined ? [] : [`${from} → ${to}`]
  return [
    ...(name === undefined ? [] : [name]),
    ...(text === undefined ? [] : [way.length ? `${text}:` : text]),
    ...way,
  ].join(' ')
}

/** A card by the name that messages give it; cards of a pile, which has its owner's name, by their titles. */
function cardText({
  id,
  title = id,
  owner,
  controller = owner,
  where,
  is = [],
  count = {},
  mode,
  face,
  targets = [],
}: Card): string {
  const isInPile = where[1] === owner
  const words = Object.entries(count) as readonly (readonly [CountWord, number])[]
  const states = [
    ...is.map(conditionText),
    ...words.map(([word, value]) => countWithValue(word, value)),
    ...(mode ? [`in ${mode} mode`] : []),
    ...(face === 'down' && !isInPile ? ['face down'] : []),
    ...(targets.length ? [`targeting ${targets.join(', ')}`] : []),
  ]
  const whose = controller === owner ? owner : `${owner}, controlled by ${controller}`
  const name = isInPile ? title : `${id} (${whose})`
  return [name, ...states].join(', ')
}

/** What comes several times in a row once, with how often. */
function counted(texts: readonly string[]): readonly string[] {
  const runs = texts.reduce<{ text: string; times: number }[]>((all, text) => {
    const last = all.at(-1)
    if (last?.text === text) last.times += 1
    else all.push({ text, times: 1 })
    return all
  }, [])
  return runs.map(({ text, times }) => (times > 1 ? `${times} × ${text}` : text))
}
