import { cardsIn, inPlay, isPersonnel, isWithin } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Download } from '../../../questions/downloading/questions.ts'
import { matches } from '../../../text/match.ts'
import { areOfOneAffiliation } from '../../compatibility/affiliations.ts'
import { couldCommand } from '../../lore/in-command.ts'
import { facilityOf } from '../../reporting/reporting.ts'
import type { DownloadText } from '../words.ts'

type Service = NonNullable<DownloadText['servedBy']>[number]

/** Has the player at the place whom the text wants there for such a card? */
export function isServed(game: Game, { player, text: { servedBy = [] } }: Download, card: CardId, place: CardId) {
  return servedBy.every(service => {
    if (!game.inForce(service) || !matches(game, card, service.what, player)) return true
    game.credit(service)
    const whole = facilityOf(game, place)
    return (
      isFurnished(game, whole, service, player) &&
      game.state.cards.some(
        c =>
          c.controller === player &&
          inPlay(c) &&
          isPersonnel(game, c.id) &&
          isWithin(game, c.id, whole) &&
          matches(game, c.id, service.by, player, true) &&
          serves(game, service, c.id, card),
      )
    )
  })
}

/** Is the place like that, or one of its sites? */
function isFurnished(game: Game, place: CardId, { at }: Service, player: string): boolean {
  const parts = [place, ...cardsIn(game, 'site', place).map(c => c.id)]
  return !at || parts.some(id => matches(game, id, at, player))
}

function serves(game: Game, { as }: Service, personnel: CardId, card: CardId): boolean {
  return as === 'commander' ? couldCommand(game, personnel, card) : areOfOneAffiliation(game, personnel, card)
}
