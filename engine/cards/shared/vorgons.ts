import { cardsIn, isPersonnel, locationOf } from '../../board/places.ts'
import type { CardId, Deed, PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Language } from '../../kernel/language.ts'
import { destroy } from '../../mechanics/damage/destroy.ts'
import { select } from '../../mechanics/selections/select.ts'
import {
  chanceSpares,
  isASeedCard,
  limitIsOfAll,
  needsAnAttempt,
  usesOfCopiesCount,
} from '../../questions/skills/settled.ts'

import type { Text } from '../../text/card.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { matches } from '../../text/match.ts'
import type { Clause, Filter } from '../../text/text.ts'

export const vorgon: Text = {
  uses: [
    {
      ruling: 'faq96-365-ajur-and-boratus-01',
      aloneWith: { skill: 'Archaeology' },
      times: { ruling: 'faq96-365-ajur-and-boratus-05', count: 1, per: 'game of anybody' },
      effects: [{ do: 'destroy all but', count: 3 }],
    },
  ],
}

const checkCompany: Language['useChecks'][number] = (game, _, card, text) => {
  if (!text.aloneWith || isAloneWith(game, card, text.aloneWith)) return
  game.credit(text)
  refuse('requirement', `${card} is not alone with such a personnel on a planet`, [card])
}

function isAloneWith(game: Game, card: CardId, like: Filter): boolean {
  const { place, holder, controller } = game.card(card)
  const others = cardsIn(game, place, holder).filter(
    c => c.id !== card && c.controller === controller && isPersonnel(game, c.id),
  )
  return place === 'planet' && others.length === 1 && matches(game, others[0]!.id, like, controller, true)
}

const checkOnlyOnce: Language['useChecks'][number] = (game, player, card, { times }) => {
  if (times?.per !== 'game of anybody') return
  if (game.decide(needsAnAttempt, { card }) && !game.underway.encounter)
    refuse('wrong-time', `${card} is not attempting a mission`, [card])
  if (isSpent(game, player, card, times)) refuse('limit', `${card} was used already this game`, [card])
}

function isSpent(game: Game, player: PlayerName, card: CardId, clause: Clause): boolean {
  const uses = game.state.history.filter(deed => isUse(game, deed))
  if (uses.length && game.decide(limitIsOfAll, { card })) return true
  const { title } = game.card(card)
  const own = uses.filter(({ player: by, card: of }) => by === player && game.card(of!).title === title)
  if (!own.length) return false
  if (hasComeBack(game, card) || own.every(({ card: of }) => of !== card))
    return game.decide(usesOfCopiesCount, { card })
  if (game.inForce(clause)) game.credit(clause)
  return game.inForce(clause)
}

/** The use of a skill such as this, by whomever. */
const isUse = (game: Game, { kind, card }: Deed): boolean =>
  kind === 'use' && !!game.text(card!).uses?.some(({ times }) => times?.per === 'game of anybody')

const hasComeBack = (game: Game, card: CardId): boolean =>
  game.state.history.some(d => d.kind === 'taken back' && d.card === card)

function* destroyAllBut(game: Game, count: number, by: CardId): Flow {
  const seeds = seedCards(game, by)
  if (seeds.length <= count) return
  const spares = game.decide(chanceSpares, { card: by })
  const picked = yield* select(game, { who: 'chance', from: seeds, count: spares ? count : seeds.length - count, by })
  for (const seed of seeds) if (picked.includes(seed) !== spares) destroy(game, seed, by)
}

/** What counts as a seed card where the card is. */
function seedCards(game: Game, card: CardId): readonly CardId[] {
  const mission = locationOf(game, card)
  if (mission === undefined) return []
  const there = game.state.cards.filter(c => locationOf(game, c.id) === mission).map(c => c.id)
  return there.filter(id => {
    const isUnder = game.card(id).place === 'under'
    return isUnder || (['mission', 'facility'].includes(game.facts(id).type) && game.decide(isASeedCard, { card: id }))
  })
}

export const useChecks: Language['useChecks'] = [checkCompany, checkOnlyOnce]

export const effects: EffectHandlers<'destroy all but'> = {
  'destroy all but': (game, { count }, context) => destroyAllBut(game, count, context.this),
}
