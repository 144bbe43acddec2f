import { isPlaying } from '../mechanics/compatibility/playing.ts'
import type { Card } from '../text/card.ts'
import type { Requirements } from '../text/requirement.ts'
import type { Requirement } from '../text/text.ts'

export interface AddedRequirementForms {
  /** The player plays that affiliation or faction. @alone It asks for no card, as all others do. */
  playing: { readonly playing: string }
}

/** Where no document says what a player plays, his cards in play do. */
const playsBorg: Requirement = { any: [{ playing: 'borg' }, { anywhere: { affiliation: 'borg', whose: 'yours' } }] }

export const card: Card = {
  title: 'Borg Servo',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-127',
      conditions: { all: [{ skill: 'Cybernetics' }, { skill: 'MEDICAL' }] },
      effects: [
        {
          do: 'as player',
          which: 'opponent',
          effects: [
            { do: 'select', as: 'taken', by: 'chance', count: 1, from: 'personnel facing', if: playsBorg },
            { do: 'impose', who: { chosen: 'taken' }, condition: 'assimilated' },
            { do: 'take control', who: { chosen: 'taken' } },
          ],
        },
      ],
      discard: true,
    },
  },
}

export const requirements: Requirements<'playing'> = {
  playing: (game, { playing }, { you }) => isPlaying(game, you, playing),
}
