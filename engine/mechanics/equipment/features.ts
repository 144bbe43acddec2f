import { carriesSystem } from '../../board/salvaged.ts'
import { worksNow } from '../../questions/equipment/questions.ts'
import type { Features } from '../../text/match.ts'

/** What this room adds to the features of cards. */
export const features: Features<'system'> = {
  system: (game, id, f) => carriesSystem(game, id, f.system!) && game.decide(worksNow, { card: id, system: f.system! }),
}
