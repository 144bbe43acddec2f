import type { Game } from '../kernel/game.ts'
import { takesAlong } from '../questions/compatibility/settled.ts'
import { isAnotherBattle, isForAll, mayUseEquipment } from '../questions/equipment/questions.ts'
import type { CardText } from '../text/text.ts'
import type { CardId } from './state.ts'

/** Is the equipment of use to the card? */
export function isOfUse(game: Game, equipment: CardId, user: CardId): boolean {
  const { usedBy } = game.text(equipment)
  if (usedBy && !isFor(game, equipment, user, usedBy)) return false
  if (!isWithThem(game, equipment, user)) return false
  return game.decide(isForAll, { equipment, user })
}

type Users = NonNullable<CardText['usedBy']>

const isFor = (game: Game, equipment: CardId, user: CardId, { affiliations, species = [] }: Users): boolean =>
  game.decide(mayUseEquipment, { equipment, user, for: affiliations, species })

/** Whoever infiltrates may have left behind what belongs to its own player. */
const isWithThem = (game: Game, equipment: CardId, user: CardId): boolean =>
  !game.card(user).is.includes('infiltrating') ||
  game.card(equipment).controller !== game.card(user).controller ||
  game.decide(takesAlong, { equipment, infiltrator: user })

/** In how many battles the card was: what goes on is no other one. */
export function battlesOf(game: Game, card: CardId): number {
  const { controller } = game.card(card)
  const fights = game.state.history.flatMap(({ kind, cards = [] }) =>
    kind === 'battle' && cards.includes(card) ? [cards.filter(id => game.card(id).controller !== controller)] : [],
  )
  return fights.filter((foes, at) => {
    const again = foes.filter(id => fights.slice(0, at).some(before => before.includes(id)))
    const bySelf = again.some(id => game.facts(id).type !== 'personnel')
    return !again.length || game.decide(isAnotherBattle, { card, bySelf })
  }).length
}
