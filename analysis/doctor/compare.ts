import { groupBy } from '../../catalogue/group.ts'
import { boardFault } from '../../protocol/board-fault.ts'
import type { Board, Card } from '../../protocol/types.ts'
import * as words from '../../protocol/words.ts'
import { notSet } from '../../steps/judge/check-shown.ts'
import type { Complaint } from './finding.ts'

const ordered: ReadonlySet<string> = new Set(['deck', 'discard', 'under', 'spaceline', 'seeds', 'dilemmas', 'tent'])
const at = ({ where: [place, holder] }: Card): string => `\`${place}\` of "${holder}"`

/** Where the board that is shown is not the one that was set; `earlier` are the ids of boards before. */
export function notAsSet(set: Board, shown: Board, earlier: ReadonlySet<string>): readonly Complaint[] {
  if (!Array.isArray(shown?.cards) || !shown.turn || !Array.isArray(shown.players))
    return [
      {
        seen: '`observe` does not show a board.',
        mend: 'Reply to `observe` with "board": the same document as for `arrange`.',
      },
    ]
  const cards = new Map(shown.cards.map(card => [card.id, card]))
  return [
    ...extras(set, shown, earlier),
    ...set.cards.flatMap(card => {
      const seen = cards.get(card.id)
      return seen ? cardFaults(card, seen) : [lost(card)]
    }),
    ...orderFaults(set, shown),
    ...turnFaults(set, shown),
    ...playerFaults(set, shown),
    ...contradictions(shown),
  ]
}

function contradictions(shown: Board): readonly Complaint[] {
  const fault = boardFault(shown)
  if (!fault) return []
  return [
    {
      seen: `\`observe\` shows a board that cannot be: expected at ${fault.pointer} ${fault.expected}.`,
      mend: 'Show every card once, in one place, held by a card or a player that is shown as well, and never by itself.',
    },
  ]
}

const lost = (card: Card): Complaint => ({
  seen: `"${card.id}" was arranged in ${at(card)}, and \`observe\` does not show it.`,
  mend: `Show every card under the id of \`arrange\`, those in \`${card.where[0]}\` included, no matter who may see them.`,
})

function extras(set: Board, shown: Board, earlier: ReadonlySet<string>): readonly Complaint[] {
  const ids = new Set(set.cards.map(({ id }) => id))
  return shown.cards
    .filter(({ id }) => !ids.has(id))
    .map(card =>
      earlier.has(card.id)
        ? {
            seen: `"${card.id}" of an earlier board is still there, in ${at(card)}.`,
            mend: 'Let `arrange` begin with a new game: nothing of the board before is left.',
          }
        : {
            seen: `\`observe\` shows "${card.id}" in ${at(card)}, which was not arranged.`,
            mend: 'Let `arrange` add nothing: no filler, no opening hand, no draw.',
          },
    )
}

function cardFaults(card: Card, seen: Card): readonly Complaint[] {
  const faults: Complaint[] = []
  const complain = (saw: string, mend: string) => faults.push({ seen: `"${card.id}" ${saw}.`, mend })
  if (!Array.isArray(seen.where) || seen.where.join() !== card.where.join())
    complain(`was arranged in ${at(card)}, and is shown in ${at(seen)}`, placeMend(card))
  if ((seen.title ?? seen.id) !== (card.title ?? card.id))
    complain(
      `is "${card.title ?? card.id}", and is shown as "${seen.title ?? seen.id}"`,
      'Show the title that was arranged.',
    )
  if (seen.owner !== card.owner)
    complain(
      `belongs to ${card.owner}, and is shown with the owner ${seen.owner}`,
      'Keep the "owner" of `arrange`, no matter who controls the card.',
    )
  for (const word of card.is ?? [])
    if (!seen.is?.includes(word))
      complain(
        `was arranged as ${word}, and is not shown so`,
        `Set "${word}" in \`arrange\` and show it in "is", or take it out of "conditions".`,
      )
  for (const word of notSet(card, seen))
    complain(
      `is shown as ${word}, and was not arranged so`,
      `Show a condition in "is" where it is so: "${word}" was not set.`,
    )
  for (const [word, count] of Object.entries(card.count ?? {}))
    if (seen.count?.[word as 'hull'] !== count)
      complain(
        `was arranged with ${word} ${count}, and is shown with ${seen.count?.[word as 'hull'] ?? 'none'}`,
        `Set "${word}" in \`arrange\` and show it in "count", or take it out of "counts".`,
      )
  return faults
}

const placeMend = ({ where: [place] }: Card): string =>
  `Map the place \`${place}\` in the same way for \`arrange\` and for \`observe\`, with its holder.`

function orderFaults(set: Board, shown: Board): readonly Complaint[] {
  const order = ({ cards }: Board) => groupBy(cards, card => card.where.join(' of '))
  const now = order(shown)
  const ids = (cards: readonly Card[] = []) => cards.map(({ id }) => id).join(', ')
  return [...order(set)]
    .filter(
      ([pile, cards]) =>
        ordered.has(cards[0]!.where[0]) && sameIds(cards, now.get(pile)) && ids(cards) !== ids(now.get(pile)),
    )
    .map(([pile, cards]) => ({
      seen: `The order of ${pile} was ${ids(cards)}, and is shown as ${ids(now.get(pile))}.`,
      mend: `Keep the order of the cards within a pile: top to bottom, left to right, as they were arranged.`,
    }))
}

function sameIds(cards: readonly Card[], others: readonly Card[] = []): boolean {
  return cards.length === others.length && cards.every(({ id }) => others.some(other => other.id === id))
}

/** An engine may step over a phase in which there is nothing to do. */
function turnFaults({ ruleset, turn }: Board, shown: Board): readonly Complaint[] {
  const place = (phase: string) => (words.phases as readonly string[]).indexOf(phase)
  const isSame =
    shown.turn.player === turn.player &&
    place(shown.turn.phase) >= place(turn.phase) &&
    (shown.turn.number === undefined || turn.number === undefined || shown.turn.number === turn.number)
  return [
    ...(isSame
      ? []
      : [
          {
            seen: `The turn was ${JSON.stringify(turn)}, and is shown as ${JSON.stringify(shown.turn)}.`,
            mend: 'Let `arrange` set whose turn it is, its number and its phase, and `observe` show them.',
          },
        ]),
    ...(shown.ruleset === ruleset
      ? []
      : [
          {
            seen: `The ruleset was ${ruleset}, and is shown as ${shown.ruleset}.`,
            mend: 'Play by the "ruleset" of the board that was arranged, and show it.',
          },
        ]),
  ]
}

function playerFaults({ players }: Board, shown: Board): readonly Complaint[] {
  const told = (of: Board['players']) => of.map(({ name, points = 0 }) => `${name} ${points}`).join(', ')
  if (told(players) === told(shown.players)) return []
  return [
    {
      seen: `The players and their points were ${told(players)}, and are shown as ${told(shown.players)}.`,
      mend: 'Let `arrange` set the players in turn order with their "points", and `observe` show them.',
    },
  ]
}
