import { can } from '../board/can.ts'
import { cardsIn, inPlay } from '../board/places.ts'
import type { CardId, CardState, PlayerName } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { cancelEachOther, winsFromHand } from '../questions/dilemmas/settled.ts'
import { isATieWhenAllAreOver, modifiesInHand } from '../questions/dilemmas/values.ts'
import type { Card } from '../text/card.ts'
import { carryOut } from '../text/carry-out.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Standing } from '../text/in-play-text.ts'
import { matches } from '../text/match.ts'
import type { Attribute } from '../text/plain-words.ts'
import { type Context, resolve } from '../text/selector.ts'
import type { Clause, Effect, Who } from '../text/text.ts'
import { speaksTo } from '../text/you.ts'

/** A game within the game: the cards of each player are added up, and the better sum wins. */
interface Contest {
  readonly who: Who
  readonly by: Attribute
  /** The best sum that there is. */
  readonly nearest: number
  /** By this clause whoever has more has lost. */
  readonly over: Clause
  /** For the winner, who is "you"; nothing of all this where both have the same. */
  readonly wins: readonly Effect[]
  /** For everybody who has not won. */
  readonly loses: readonly Effect[]
}

interface Sum {
  readonly player: PlayerName
  readonly sum: number
}

export interface AddedEffectWords {
  compare: Contest
}

const gambles = 'faq96-322-royale-casino-blackjack-01'

export const card: Card = {
  title: 'Royale Casino: Blackjack',
  print: 'whole',
  faq1996: {
    dilemma: {
      effects: [
        { ruling: gambles, do: 'reveal', who: { cardsIn: 'hand', of: 'you' }, to: 'opponent' },
        { ruling: gambles, do: 'reveal', who: { cardsIn: 'hand', of: 'opponent' }, to: 'you' },
        {
          ruling: gambles,
          do: 'compare',
          who: { these: { cardsIn: 'hand', of: 'each' }, where: { type: 'personnel' } },
          by: 'cunning',
          nearest: 21,
          over: { ruling: 'faq96-322-royale-casino-blackjack-04' },
          wins: [{ do: 'score', points: 5 }],
          loses: [{ do: 'score', points: -5 }],
        },
      ],
    },
  },
}

/** Adds up the cards of each player and carries out what the text has for the winner and for the others. */
function* contest(game: Game, deed: Contest, cards: readonly CardId[], context: Context): Flow {
  const [only, another] = winners(game, context)
  if (only !== undefined && another === undefined) return yield* settle(game, deed, only, context)
  const sums = game.state.players.map(({ name: player }) => ({
    player,
    sum: cards
      .filter(id => game.card(id).owner === player)
      .reduce((sum, id) => sum + valueInHand(game, id, deed.by), 0),
  }))
  const valid = sums.filter(({ sum }) => !isOver(game, deed, sum))
  if (!valid.length && game.decide(isATieWhenAllAreOver, { dilemma: context.this })) return
  if (isTie(valid) && valid.length === sums.length) return
  yield* settle(game, deed, best(valid, deed.nearest)?.player, context)
}

function* settle(game: Game, { wins, loses }: Contest, winner: PlayerName | undefined, context: Context): Flow {
  for (const { name } of game.state.players)
    yield* carryOut(game, name === winner ? wins : loses, { ...context, you: name })
}

/** Who wins without playing: the players of those who say so, unless they are in each other's way. */
function winners(game: Game, { this: dilemma, you, group }: Context): readonly PlayerName[] {
  const those = game.state.cards.filter(c => winsHere(game, dilemma, group?.mission, c))
  const players = [...new Set(those.map(c => c.controller))]
  return players.length > 1 && !game.decide(cancelEachOther, { dilemma }) ? [you] : players
}

function winsHere(game: Game, dilemma: CardId, mission: CardId | undefined, card: CardState): boolean {
  const { winsGames } = game.text(card.id)
  if (!winsGames || !game.inForce(winsGames) || !winsGames.of.includes(game.card(dilemma).title)) return false
  const isThere = card.place === 'planet' && card.holder === mission && can(game, card.id, 'use skills')
  if (!isThere && !(card.place === 'hand' && game.decide(winsFromHand, { card: card.id }))) return false
  game.credit(winsGames)
  return true
}

/** The number of a card in hand: as it is printed, unless the law lets other cards change it there. */
function valueInHand(game: Game, id: CardId, attribute: Attribute): number {
  const { owner } = game.card(id)
  const others = [...cardsIn(game, 'hand', owner).filter(c => c.id !== id), ...game.state.cards.filter(inPlay)]
  const changes = others.flatMap(({ id: by }) =>
    (game.text(by).standing ?? [])
      .filter(standing => standing.add?.[attribute] !== undefined && game.inForce(standing))
      .filter(standing => means(game, by, standing, id) && game.decide(modifiesInHand, { card: id, by }))
      .map(standing => standing.add?.[attribute] ?? 0),
  )
  return changes.reduce((sum, change) => sum + change, game.facts(id)[attribute] ?? 0)
}

function isOver(game: Game, { over, nearest }: Contest, sum: number): boolean {
  if (sum <= nearest || !game.inForce(over)) return false
  game.credit(over)
  return true
}

const isTie = (sums: readonly Sum[]): boolean => sums.every(({ sum }) => sum === sums[0]?.sum)

const best = (sums: readonly Sum[], nearest: number): Sum | undefined =>
  [...sums].sort((a, b) => Math.abs(nearest - a.sum) - Math.abs(nearest - b.sum))[0]

/** Would the text speak of the card if the two were together? */
function means(game: Game, by: CardId, { affects }: Standing, id: CardId): boolean {
  if (typeof affects === 'string') return false
  const you = speaksTo(game, by)
  if ('all' in affects) return matches(game, id, affects.all, you)
  if (!('othersWith' in affects)) return false
  return game.card(id).owner === you && (!affects.where || matches(game, id, affects.where, you))
}

export const effects: EffectHandlers<'compare'> = {
  compare: (game, effect, context) => contest(game, effect, resolve(game, effect.who, context), context),
}
