import { outOfPlay } from '../../protocol/out-of-play.ts'
import type { Board, Card, ConditionWord } from '../../protocol/types.ts'
import { checkShownGame } from './check-shown-game.ts'
import { orderDifferences } from './frame.ts'
import { few, listed, mismatch, sameSet } from './mismatch.ts'
import { whereInWords } from './where-in-words.ts'

/** Conditions that may follow from what else lies on a board, as a ship is damaged by the marker on it. */
const following: ReadonlySet<string> = new Set<ConditionWord>(['stopped', 'disabled', 'stasis', 'damaged', 'closed'])

/** What is shown after arranging must be what was set; the engine may show more, such as conditions that follow. */
export function checkShown(set: Board, shown: Board): void {
  checkShownGame(set, shown)
  const known = new Set(set.cards.map(({ id }) => id))
  const added = shown.cards.filter(({ id }) => !known.has(id)).map(({ id }) => `"${id}"`)
  if (added.length) mismatch(`The adapter shows ${listed(few(added))}, which nobody set up`)
  const cards = new Map(shown.cards.map(card => [card.id, card]))
  for (const card of set.cards) {
    const seen = cards.get(card.id) ?? mismatch(`The adapter does not show "${card.id}", which was set up`)
    if (seen.where.join() !== card.where.join())
      mismatch(
        `The adapter shows "${card.id}" ${whereInWords(seen.where)}, but it was set up ${whereInWords(card.where)}`,
      )
    if (seen.owner !== card.owner)
      mismatch(
        `The adapter shows "${card.id}" as a card of ${seen.owner ?? 'nobody'}, but it was set up as one of ${card.owner}`,
      )
    checkConditions(card, seen)
    checkFields(card, seen)
  }
  const [order] = orderDifferences(set, shown, new Set())
  if (order) mismatch(`The adapter does not keep the order in which cards were set up: ${order}`)
}

function checkConditions(set: Card, shown: Card): void {
  const { id, is = [] } = set
  const lost = is.filter(condition => !shown.is?.includes(condition))
  if (lost.length) mismatch(`The adapter does not show that "${id}" is ${listed(lost)}, as it was set up`)
  const more = notSet(set, shown)
  if (more.length) mismatch(`The adapter shows that "${id}" is ${listed(more)}, which nobody set up`)
}

/** Conditions that are shown, were not set, and do not follow from what else lies on the board. */
export function notSet({ is: set = [] }: Card, { is: shown = [], where: [place] }: Card): readonly string[] {
  return shown.filter(word => !set.includes(word) && (outOfPlay.has(place) || !following.has(word)))
}

/** The other fields; an absent one equals its default, and a face is shown where the engine keeps track of it. */
function checkFields(set: Card, seen: Card): void {
  const { id } = set
  differs(`the title of "${id}"`, seen.title ?? seen.id, set.title ?? id)
  differs(`the controller of "${id}"`, seen.controller ?? seen.owner, set.controller ?? set.owner)
  if (set.mode !== undefined) differs(`the mode of "${id}"`, seen.mode, set.mode)
  if (set.face !== undefined && seen.face !== undefined) differs(`the face of "${id}"`, seen.face, set.face)
  if (!sameSet(seen.targets ?? [], set.targets ?? []))
    differs(`the targets of "${id}"`, listed(seen.targets ?? []), listed(set.targets ?? []))
  for (const [word, count] of Object.entries(set.count ?? {}))
    differs(`the ${word} of "${id}"`, seen.count?.[word as 'hull'], count)
  for (const [word, cause] of Object.entries(set.because ?? {}))
    differs(`what makes "${id}" ${word}`, seen.because?.[word as ConditionWord], cause)
}

function differs(what: string, seen: unknown, set: unknown): void {
  if (seen !== set) mismatch(`The adapter shows ${what} as ${seen ?? 'nothing'}, but it was set up as ${set}`)
}
