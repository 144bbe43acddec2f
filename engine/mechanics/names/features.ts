import { samePersona } from '../../questions/names/questions.ts'
import type { Features } from '../../text/match.ts'

/** What this room adds to the features of cards. */
export const features: Features<'persona'> = {
  persona(game, id, { persona }) {
    const one = game.printed(persona!)
    return !!one && game.decide(samePersona, { a: game.facts(id), b: one })
  },
}
