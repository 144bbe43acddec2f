import { samePersona } from '../../questions/names/questions.ts'
import type { Features } from '../../text/match.ts'

/** What this room adds to the features of cards. */
export const features: Features<'doneBy' | 'persona'> = {
  doneBy(game, id, { doneBy }) {
    const last = game.state.history.findLast(d => d.kind === doneBy!.deed && d.card === id)
    return last?.cards?.some(by => game.find(by)?.title === doneBy!.title) ?? false
  },
  persona(game, id, { persona }) {
    const one = game.printed(persona!)
    return !!one && game.decide(samePersona, { a: game.facts(id), b: one })
  },
}
