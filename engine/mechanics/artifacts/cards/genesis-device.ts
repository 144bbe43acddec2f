import { locationOf } from '../../../board/places.ts'
import { yours } from '../../../board/targets.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { bindsWhoPlaysIt } from '../questions.ts'

declare module '../../../text/in-play-text.ts' {
  interface UseText {
    /** Not for a player who plays that affiliation. */
    readonly notFor?: string
  }
}

/** It is placed on the planet where it is. */
const theGenesisDevice: CardText = {
  title: 'The Genesis Device',
  uses: [
    {
      notFor: 'federation',
      on: { type: 'mission', kind: 'planet' },
      here: true,
      effects: [{ do: 'place', who: 'this', on: 'target' }],
    },
  ],
}

/** Refuses a text to a player of the affiliation for whom it is not. */
const checkAffiliation: Language['useChecks'][number] = (game, player, card, { notFor }) => {
  if (!notFor) return
  const own = yours(game, player).find(id => game.facts(id).affiliations?.includes(notFor))
  const at = locationOf(game, card)
  if (own && at && game.decide(bindsWhoPlaysIt, { player, at }))
    refuse('requirement', `${player} plays ${notFor}: ${own}`, [card, own])
}

export const useChecks: Language['useChecks'] = [checkAffiliation]

export const texts = { glossary: [theGenesisDevice] } satisfies Texts
