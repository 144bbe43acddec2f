import type { Language } from '../../kernel/language.ts'
import type { Features } from '../../text/match.ts'
import { hasBorgObjective, isTargetedAs } from './inner/scouted.ts'

/** What this room adds to what a card must be like. */
export const features: Features<'targetedAs' | 'homeworld' | 'current' | 'noBorgObjective'> = {
  targetedAs: (game, id, f) => isTargetedAs(game, id, f.targetedAs!),
  homeworld: (game, id) => !!game.text(id).homeworldOf?.length,
  current: (game, id) => game.card(id).place === 'core',
  noBorgObjective: (game, id) => !hasBorgObjective(game, id),
}

export const pastFeatures: Language['pastFeatures'] = ['noBorgObjective']
