import type { CardId } from '../../../board/state.ts'
import type { Capability } from '../../../kernel/capability.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import { intrudersMay } from '../../../questions/self-controlled/questions.ts'
import { intrudersOn, isHeld } from '../intruders.ts'

/** What is done with a ship by whoever uses it. */
const uses: ReadonlySet<Capability> = new Set(['move', 'battle', 'cloak', 'decloak', 'phase', 'dephase', 'dock'])

/** What keeps a ship from being used that intruders have won, and may not use. */
export const hindrances: Language['hindrances'] = [
  (game, card, to) => (uses.has(to) && isOutOfUse(game, card) ? intrudersOn(game, card)[0]?.id : undefined),
]

const isOutOfUse = (game: Game, card: CardId): boolean =>
  isHeld(game, card) && !game.decide(intrudersMay, { ship: card, deed: 'use' })
