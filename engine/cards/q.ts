import { can } from '../board/can.ts'
import type { Group } from '../board/group.ts'
import { inPlay, spaceline } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import { type Flow, malformed } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { flash } from '../mechanics/missions/q-flash.ts'
import { chooser } from '../mechanics/selections/select-cards.ts'
import { movesWithItsLocation, putInOrder } from '../questions/dilemmas/settled.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { type Context, resolve } from '../text/selector.ts'

export interface AddedEffectWords {
  /** So many cards of the opponent's Q-Continuum come to those who face the dilemma. */
  'Q-Flash': { readonly cards: number }
  'rearrange locations': { readonly by: 'you' | 'opponent' }
}

export const card: Card = {
  title: 'Q',
  print: [{ under: ['faq1996'] }, { under: ['glossary', 'currentRulings'] }],
  faq1996: {
    dilemma: {
      conditions: {
        all: [
          { skill: 'Leadership', level: 2 },
          { total: 'integrity', over: 60 },
        ],
      },
      overcome: [
        {
          ruling: 'faq96-324-q-dilemma-01',
          do: 'discard',
          who: { seedsUnder: 'mission', where: { type: 'dilemma' } },
        },
      ],
      effects: [
        { ruling: 'faq96-324-q-dilemma-02', do: 'rearrange locations', by: 'opponent' },
        { ruling: 'faq96-39-q2-05', do: 'discard', who: 'this' },
      ],
    },
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-305',
      conditions: {
        all: [
          { skill: 'Leadership', level: 2 },
          { total: 'integrity', over: 60 },
        ],
      },
      effects: [
        {
          do: 'as player',
          which: 'opponent',
          effects: [
            {
              ruling: 'custom-cards-346',
              do: 'download',
              where: { icon: 'q' },
              upTo: 2,
              to: { atop: 'continuum' },
              may: true,
            },
          ],
        },
        { do: 'Q-Flash', cards: 4 },
        { do: 'stop', who: 'facing', whole: true },
      ],
      discard: true,
    },
  },
}

/** In the middle of a dilemma so many cards of the opponent's Q-Continuum come to those who face it. */
function* flashWithin(game: Game, { group, this: card }: Context, count: number): Flow {
  if (!group) return
  const there = (id: CardId): boolean => !!game.find(id) && can(game, id, group.to ?? 'attempt')
  const left = (): readonly Group[] => [{ ...group, personnel: group.personnel.filter(there) }]
  yield* game.during({ flash: card }, flash(game, group.player, count, left))
}

/** The player puts the locations of the spaceline in another order; what is at each of them moves along. */
function* rearrange(game: Game, player: PlayerName | 'chance', by: CardId, here: CardId | undefined): Flow {
  if (!here) return
  const line = spaceline(game, here)
  const of = line.filter(id => isPutInOrder(game, id))
  if (of.length < 2) return
  const given = yield {
    who: player,
    kind: 'order',
    of,
    by,
    check: answer => {
      if ('keep' in answer) return
      const same = 'order' in answer && answer.order.length === of.length && of.every(id => answer.order.includes(id))
      if (!same) malformed('not-a-choice', 'All locations must be put in order', [], 'answer')
    },
  }
  if ('order' in given) reorder(game, line, given.order)
}

const isPutInOrder = (game: Game, card: CardId): boolean =>
  game.facts(card).type === 'mission' || game.decide(putInOrder, { card })

/** What is not put in order keeps its place in the line. */
function reorder(game: Game, before: readonly CardId[], order: readonly CardId[]): void {
  const next = [...order]
  const after = before.map(id => (order.includes(id) ? next.shift()! : id))
  const left = leftBehind(game, before)
  const moved = after.map(id => game.card(id))
  game.state = { ...game.state, cards: [...moved, ...game.state.cards.filter(c => !after.includes(c.id))] }
  for (const [card, place] of left) game.change(card, { holder: after[place]! })
}

/** Cards that do not move along with their location, and which place in the line that was. */
function leftBehind(game: Game, line: readonly CardId[]): readonly (readonly [CardId, number])[] {
  return game.state.cards.flatMap(({ id, place, holder }) => {
    const at = line.indexOf(holder)
    const stays = at >= 0 && (place === 'under' || inPlay(game.card(id)))
    return stays && !game.decide(movesWithItsLocation, { card: id, location: holder }) ? [[id, at]] : []
  })
}

export const effects: EffectHandlers<'Q-Flash' | 'rearrange locations'> = {
  'Q-Flash': (game, { cards }, context) => flashWithin(game, context, cards),
  'rearrange locations': (game, { by }, context) =>
    rearrange(game, chooser(game, by, context), context.this, resolve(game, 'mission', context)[0]),
}
