import { crewOf, locationOf, presentWith } from '../../../board/places.ts'
import { transportersAreSpecial } from '../../../board/special-equipment.ts'
import type { CardId } from '../../../board/state.ts'
import type { Capability } from '../../../kernel/capability.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import { cardsWith } from '../../../text/cards-with.ts'
import { meets } from '../../../text/requirement.ts'
import type { CardText } from '../../../text/text.ts'

export interface AddedUnderway {
  /** Cards of which it is being found out whether they may be used. */
  weighing: readonly CardId[]
}

type Needed = NonNullable<CardText['useNeeds']>[number]

const uses: Partial<Record<Capability, Needed['what']>> = {
  'use text': 'equipment',
  'keep text in force': 'equipment',
  'use special equipment': 'special equipment',
  'operate transporters': 'special equipment',
}

const locations = cardsWith(text => text.useNeeds)

/** The location whose text keeps the card, or what it is fitted with, from use, as long as nobody there has what that needs. */
function outOfUseBy(game: Game, card: CardId, to: Capability): CardId | undefined {
  const what = uses[to]
  if (!what || !locations(game).length || (what === 'equipment') !== (game.facts(card).type === 'equipment'))
    return undefined
  const location = locationOf(game, card)
  if (to === 'operate transporters' && !transportersAreSpecial(game)) return undefined
  const clause = location && game.text(location).useNeeds?.find(c => c.what === what && game.inForce(c))
  if (!clause) return undefined
  const { weighing = [] } = game.underway
  if (weighing.includes(card)) return location
  game.credit(clause)
  const isThere = (): boolean => meets(game, clause.needs, thoseWith(game, card), game.card(card).controller)
  return game.whilst({ weighing: [...weighing, card] }, isThere) ? undefined : location
}

/** The crew aboard it, or, for what lies somewhere itself, the cards of its player there. */
function thoseWith(game: Game, card: CardId): readonly CardId[] {
  const { controller } = game.card(card)
  if (game.facts(card).type !== 'equipment') return crewOf(game, card, controller)
  return presentWith(game, card).filter(id => game.card(id).controller === controller)
}

export const hindrances: Language['hindrances'] = [outOfUseBy]
