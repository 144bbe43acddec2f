import { presentWith } from '../../../board/places.ts'
import type { Texts } from '../../../kernel/room.ts'
import { resolve, type SelectorsByForm } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'
import { isFirstListedAlike } from '../../skills/alike.ts'

declare module '../../../text/text.ts' {
  interface SelectorForms {
    /** These, and all others present whose first-listed skill is the same. */
    firstListedLike: { readonly firstListedLike: Who }
  }
}

const theClownPlayingDoctor: CardText = {
  title: 'The Clown: Playing Doctor',
  dilemma: {
    effects: [
      { do: 'select', as: 'patient', by: 'chance', count: 1, from: 'personnel facing' },
      { do: 'kill', who: { firstListedLike: { chosen: 'patient' } } },
    ],
    discard: true,
  },
}

export const selectorsByForm: SelectorsByForm<'firstListedLike'> = {
  firstListedLike: (game, { firstListedLike }, context) =>
    resolve(game, firstListedLike, context).flatMap(card => [
      card,
      ...presentWith(game, card).filter(other => other !== card && isFirstListedAlike(game, card, other)),
    ]),
}

export const texts = { glossary: [theClownPlayingDoctor] } satisfies Texts
