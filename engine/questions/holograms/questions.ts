import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** What takes a hologram away from its ship. */
export type Parting = 'relocated' | 'captured' | 'lost' | 'left behind'

/** Is a hologram deactivated, aboard its ship, when it would be parted from that? */
export const isDeactivatedWhenParted = flag<{ card: CardId; how: Parting }>()('is deactivated when parted')

/** Is a deactivated hologram activated again now that a turn begins? @alone In later years somebody activates it, which is an act. */
export const isActivatedAgain = flag<{ card: CardId; turnOf: PlayerName }>()('is activated again')

/** Is it activated only when what is due at the start of the turn is done? */
export const isActivatedLast = flag<{ card: CardId }>()('is activated last')

/** Has the ship or facility a holodeck? */
export const hasAHolodeck = question<{ card: CardId }, boolean>()('has a holodeck', ({ card }, game) => {
  const { systems = [], keywords = [] } = game.facts(card)
  return [...systems, ...keywords].includes('Holodeck')
})

/** May holograms beam down from where nobody else is aboard? */
export const mayBeamByThemselves = flag<{ player: PlayerName }>()('may beam by themselves', true)
