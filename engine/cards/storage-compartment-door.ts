import { beginOrders } from '../board/history.ts'
import { discard, move } from '../board/moves.ts'
import { cardsIn, inPlay } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import { type Flow, malformed, refusalOf } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { playableText } from '../mechanics/reporting/may-play.ts'
import { carryOutPlay } from '../mechanics/reporting/play.ts'
import { carryOutReport } from '../mechanics/reporting/report.ts'
import { actsItself } from '../mechanics/reporting/reporting.ts'
import { nextOf } from '../mechanics/selections/next-of-side-deck.ts'
import { select } from '../mechanics/selections/select.ts'
import { drawnFrom } from '../mechanics/timing/drawn-from-a-side-deck.ts'
import type { SideDeck } from '../questions/draws-and-discards/questions.ts'
import { drawnIsPartOfTheHand, drawsAsAnOrder, isACardPlay, mayKeepWhatIsDrawn } from '../questions/seeding/settled.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { isBarred } from '../text/is-barred.ts'
import type { EffectOf } from '../text/text.ts'

export interface AddedEffectWords {
  /** Draws up to so many cards from the side deck, and plays or discards each. */
  'draw from a side deck': { readonly deck: SideDeck; readonly upTo: number }
}

const title = 'Storage Compartment Door'

export const card: Card = {
  title,
  print: { lies: ['core'] },
  glossary: {
    opens: 'tribbles',
    plays: [
      { once: 'turn', effects: [{ do: 'download', where: {}, from: { only: ['tribbles'] } }] },
      {
        ruling: 'custom-cards-506',
        once: 'turn',
        on: { closing: { name: title } },
        effects: [{ do: 'nullify', who: 'target' }],
      },
    ],
    uses: [{ once: 'turn', effects: [{ do: 'draw from a side deck', deck: 'tribbles', upTo: 3 }] }],
  },
}

function* drawFrom(
  game: Game,
  { deck, upTo }: EffectOf<'draw from a side deck'>,
  player: PlayerName,
  by: CardId,
): Flow {
  const there = cardsIn(game, deck, player).length
  if (!there) malformed('no-effect', 'The side deck is empty', [by])
  if (game.decide(drawsAsAnOrder, { by })) beginOrders(game, player)
  const count = yield* howMany(player, Math.min(upTo, there), by)
  const drawn: CardId[] = []
  while (drawn.length < count) {
    const card = yield* nextOf(game, deck, player)
    if (card === undefined) break
    drawn.push(card)
    move(game, card, game.decide(drawnIsPartOfTheHand, { card, by }) ? 'hand' : 'play', player)
    yield* drawnFrom(game, deck, player, card)
  }
  for (const card of drawn) yield* playOrDiscard(game, deck, player, card, by)
}

function* howMany(who: PlayerName, most: number, by: CardId): Flow<number> {
  if (most === 1) return most
  const given = yield {
    who,
    kind: 'number',
    by,
    check: answer => {
      if (!('number' in answer) || answer.number < 1 || answer.number > most)
        malformed('not-a-choice', `1 to ${most} cards are drawn`, [], 'answer')
    },
  }
  return 'number' in given ? given.number : most
}

function* playOrDiscard(game: Game, deck: SideDeck, player: PlayerName, card: CardId, by: CardId): Flow {
  const from = isBarred(game, card) && game.decide(isACardPlay, { card, deck }) ? [] : placesFor(game, player, card)
  const [to] = yield* select(game, { who: player, from, count: 1, optional: true, by, why: 'destination' })
  if (to === undefined) {
    if (!game.decide(mayKeepWhatIsDrawn, { card, by })) discard(game, card)
    return
  }
  if (game.text(card).reports) return yield* carryOutReport(game, player, card, to, { from: deck })
  const act = { kind: 'play', card, targets: [to] } as const
  const quiet = { on: 'quiet', by: player } as const
  yield* carryOutPlay(game, player, act, playableText(game, player, act, quiet), quiet, 0, { from: deck })
}

/** Where the card may report, or on what it is played. */
function placesFor(game: Game, player: PlayerName, card: CardId): readonly CardId[] {
  const { reports, plays } = game.text(card)
  if (!reports && !plays) return []
  const others = game.state.cards.filter(c => c.id !== card && inPlay(c)).map(c => c.id)
  if (reports) return others.filter(id => holdsCards(game, id))
  const act = (id: CardId) => ({ kind: 'play', card, targets: [id] }) as const
  return others.filter(id => !refusalOf(() => playableText(game, player, act(id), { on: 'quiet', by: player })))
}

/** A planet, a ship, a facility or one of its rooms. */
function holdsCards(game: Game, id: CardId): boolean {
  const { type, kind } = game.facts(id)
  if (type === 'mission') return game.card(id).place === 'spaceline' && kind !== 'space'
  return type === 'ship' || type === 'site' || (type === 'facility' && actsItself(game, id, 'receive'))
}

export const effects: EffectHandlers<'draw from a side deck'> = {
  'draw from a side deck': (game, text, { you, this: by }) => drawFrom(game, text, you, by),
}
