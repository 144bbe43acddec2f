import { isRotated, markersOn } from '../../../board/markers.ts'
import type { CardId } from '../../../board/state.ts'
import type { Capability } from '../../../kernel/capability.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import { type Device, isOutOfUseOffLine } from '../../../questions/damage/questions.ts'
import { goesOn } from '../../../questions/damage/settled.ts'

const devices: Partial<Record<Capability, Device>> = {
  cloak: 'Cloaking Device',
  'operate transporters': 'Transporters',
}

/** The marker that puts what this needs off line, or the card itself when it was turned around. */
function offLineBy(game: Game, card: CardId, to: Capability): CardId | undefined {
  const device = devices[to]
  if (!device || !game.find(card)) return undefined
  if (isRotated(game, card) && game.decide(isOutOfUseOffLine, { card, by: 'rotation', device })) return card
  const marker = markersOn(game, card).find(({ id }) => game.text(id).asMarker?.offLine?.device === device)?.id
  if (marker === undefined || !game.decide(goesOn, { marker, result: 'off line' })) return undefined
  return game.decide(isOutOfUseOffLine, { card, by: 'marker', device }) ? marker : undefined
}

export const hindrances: Language['hindrances'] = [offLineBy]
