import type { PlayerName, State } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'
import type { SideDeck } from '../draws-and-discards/questions.ts'

type Phase = State['turn']['phase']

/** Is a starting player chosen before anything else, and may it be any player on whom they agree? */
export const startingPlayerIsChosen = flag<{ player: PlayerName }>()('a starting player is chosen')

/** Is the side deck shuffled before the seed phases? */
export const sideDeckIsShuffled = flag<{ player: PlayerName; deck: SideDeck }>()('side decks are shuffled')

/** Do missions and sites that seed for free lie apart from the seed cards that are counted, in the phase that begins? */
export const isKeptApart = flag<{ player: PlayerName; phase: Phase }>()('what seeds for free is kept apart', true)
