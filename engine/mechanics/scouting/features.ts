import type { Language } from '../../kernel/language.ts'
import { type Features, matches } from '../../text/match.ts'
import { hasBorgObjective, isTargetedAs } from './inner/scouted.ts'

/** What this room adds to what a card must be like. */
export const features: Features<'targetedAs' | 'homeworld' | 'current' | 'aimingAt' | 'noBorgObjective'> = {
  targetedAs: (game, id, f) => isTargetedAs(game, id, f.targetedAs!),
  homeworld: (game, id) => !!game.text(id).homeworldOf?.length,
  current: (game, id) => game.card(id).place === 'core',
  aimingAt: (game, id, { aimingAt }, you) =>
    game.card(id).targets.some(target => matches(game, target, aimingAt!, you)),
  noBorgObjective: (game, id) => !hasBorgObjective(game, id),
}

export const pastFeatures: Language['pastFeatures'] = ['noBorgObjective']
