import { record } from '../board/history.ts'
import { move } from '../board/moves.ts'
import { cardsIn, hostOf, isPersonnel } from '../board/places.ts'
import { score } from '../board/score.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { isFitting, turnOver } from '../mechanics/scouting/probe.ts'
import type { ProbeOutcome } from '../mechanics/scouting/words.ts'
import { confirm } from '../mechanics/selections/confirm.ts'
import { select } from '../mechanics/selections/select.ts'
import { copiesThatGiveResults } from '../questions/scouting/settled.ts'
import type { Card } from '../text/card.ts'
import { carryOut } from '../text/carry-out.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'
import type { Clause, Doing, Effect, EffectOf, Filter } from '../text/text.ts'

type Wager = EffectOf<'wager'>

export interface AddedEffectWords {
  /** The player whose turn it is stakes cards of his discard pile and probes: they are scored, or out of play. */
  wager: {
    /** Whom he needs here. */
    readonly by: Filter
    readonly upTo: number
    readonly not: Filter
    readonly wins: Omit<ProbeOutcome, 'effects'>
    /** For each card. */
    readonly points: number
    /** When the stakes are lost: what whoever controls the station and has such a card there may do for each card like that. */
    readonly house: Clause & Doing & { readonly with: Filter; readonly each: Filter }
  }
}

const takings: Effect = {
  do: 'choose',
  by: 'you',
  options: [
    { word: 'draw cards', effects: [{ do: 'draw', count: 1 }] },
    {
      word: 'download equipment',
      effects: [{ do: 'download', where: { name: 'Gold-Pressed Latinum' }, to: { into: 'host' } }],
    },
    { word: 'do nothing', effects: [] },
  ],
}

export const card: Card = {
  title: 'Dabo',
  print: 'whole',
  /** A game of chance, played on the bar. */
  glossary: {
    plays: [{ on: { name: "Quark's Bar" }, stays: true }],
    timed: [
      {
        ruling: 'custom-cards-946',
        at: 'turn ends',
        effects: [
          {
            do: 'wager',
            by: { type: 'personnel', not: { persona: 'Quark' } },
            upTo: 3,
            not: { name: ['Kevin Uxbridge', 'Amanda Rogers'] },
            wins: { ruling: 'custom-cards-121', types: ['equipment', 'event', 'personnel'] },
            points: 2,
            house: {
              ruling: 'custom-cards-122',
              with: { persona: 'Quark' },
              each: { keyword: 'Dabo Girl' },
              effects: [takings],
            },
          },
        ],
      },
    ],
  },
}

function* wager(game: Game, text: Wager, card: CardId): Flow {
  const { player } = game.state.turn
  const stakes = cardsIn(game, 'discard', player)
    .map(c => c.id)
    .filter(id => !matches(game, id, text.not, player))
  if (!stakes.length || !cardsIn(game, 'deck', player).length || !isThere(game, text.by, card, player)) return
  if (!givesResults(game, player, card) || !(yield* confirm(player, card, 'probes'))) return
  const staked = yield* select(game, { who: player, from: stakes, count: text.upTo, atLeast: 1, by: card })
  const shown = turnOver(game, player)
  if (shown === undefined) return
  record(game, player, 'probed', card)
  game.tell({ event: 'revealed', cards: [shown], player, by: card })
  const won = game.inForce(text.wins) && isFitting(game, text.wins, shown)
  game.credit(text.wins)
  for (const id of staked) move(game, id, won ? 'points' : 'removed', player)
  if (won) score(game, player, text.points * staked.length, true, card)
  else yield* payTheHouse(game, text.house, card)
}

/** What the player who controls the station makes of a lost wager. */
function* payTheHouse(game: Game, house: Wager['house'], card: CardId): Flow {
  const site = hostOf(game, card)
  if (site === undefined || !game.inForce(house)) return
  game.credit(house)
  const { controller } = game.card(game.card(site).holder)
  if (!isThere(game, house.with, card, controller)) return
  const girls = cardsIn(game, 'site', site).filter(c => matches(game, c.id, house.each, controller))
  for (const _ of girls) yield* carryOut(game, house.effects, { you: controller, this: card })
}

/** Has the player such personnel where the card lies? */
function isThere(game: Game, who: Filter, card: CardId, player: PlayerName): boolean {
  const site = hostOf(game, card)
  return (
    site !== undefined &&
    cardsIn(game, 'site', site).some(
      c => c.controller === player && isPersonnel(game, c.id) && matches(game, c.id, who, player),
    )
  )
}

/** Does the card give him results, after those that its copies gave him at this end of turn? */
function givesResults(game: Game, player: PlayerName, card: CardId): boolean {
  const { history, turn } = game.state
  const { title } = game.card(card)
  const earlier = history.filter(
    d =>
      d.kind === 'probed' && d.player === player && d.turn === turn.number && game.find(d.card ?? '')?.title === title,
  )
  return earlier.length < game.decide(copiesThatGiveResults, { card })
}

export const effects: EffectHandlers<'wager'> = {
  wager: (game, text, context) => wager(game, text, context.this),
}
