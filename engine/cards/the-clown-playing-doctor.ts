import { presentWith } from '../board/places.ts'
import { isFirstListedAlike } from '../mechanics/skills/alike.ts'
import type { Card } from '../text/card.ts'
import { resolve, type SelectorsByForm } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedSelectorForms {
  /** These, and all others present whose first-listed skill is the same. */
  firstListedLike: { readonly firstListedLike: Who }
}

const patients = { firstListedLike: { chosen: 'patient' } } as const

const aHologram = { some: { type: 'personnel', icon: 'hologram' } } as const

export const card: Card = {
  title: 'The Clown: Playing Doctor',
  print: 'whole',
  glossary: {
    dilemma: {
      effects: [
        { do: 'select', as: 'patient', by: 'chance', count: 1, from: 'personnel facing' },
        { do: 'kill', who: patients, unless: aHologram },
        { ruling: 'custom-cards-57', do: 'stop', who: patients, if: aHologram },
      ],
      discard: true,
    },
  },
}

export const selectorsByForm: SelectorsByForm<'firstListedLike'> = {
  firstListedLike: (game, { firstListedLike }, context) =>
    resolve(game, firstListedLike, context).flatMap(card => [
      card,
      ...presentWith(game, card).filter(other => other !== card && isFirstListedAlike(game, card, other)),
    ]),
}
