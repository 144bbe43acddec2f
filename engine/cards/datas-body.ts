import { attachedTo } from '../board/attached.ts'
import { move } from '../board/moves.ts'
import { locationOf, presentWith } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import { targetsOf } from '../board/targets.ts'
import { refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import type { Language } from '../kernel/language.ts'
import { isOfUseUnearned } from '../questions/artifacts/settled.ts'

import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'

export interface AddedCardText {
  /** A card of this name lies on it as a part of it. */
  readonly attaches?: string
}

export interface AddedEffectWords {
  /** Nothing is a part of this card any more. */
  detach: Record<never, never>
}

export interface AddedUseText {
  /** While something is attached to the card. @alone, for other texts are there whatever is attached */
  readonly joined?: true
}

const head = "Data's Head"

export const card: Card = {
  title: "Data's Body",
  print: { plays: 'all that is printed, and as the Glossary has it, that the head is put on it and taken off' },
  glossary: {
    attaches: head,
    seeds: { ruling: 'custom-cards-133', on: { type: 'facility', class: 'outpost', whose: 'yours' } },
    uses: [
      {
        ruling: '1eD-datas-body-03',
        joined: true,
        when: 'your turn',
        effects: [{ do: 'detach' }],
      },
      {
        ruling: '1eD-datas-body-02',
        when: 'your turn',
        on: { name: head, whose: 'yours' },
        effects: [{ do: 'place', who: 'target', on: 'this' }],
      },
    ],
  },
}

/** Refuses what is not present with the card to which it would be attached. */
const checkPresence: Language['useChecks'][number] = (game, _, card, text, act) => {
  if (!game.text(card).attaches || !text.on) return
  const apart = targetsOf(act).filter(part => !isAtHand(game, card, part))
  if (!apart.length) return
  game.credit(text)
  refuse('wrong-place', `${apart.join(', ')} is not present with ${card}`, apart, 'choice')
}

/** Present with the card, or seeded beneath it where the law takes that for the same. */
function isAtHand(game: Game, card: CardId, part: CardId): boolean {
  if (presentWith(game, card).includes(part)) return true
  const { place, holder } = game.card(part)
  return (
    place === 'under' && holder === locationOf(game, card) && game.decide(isOfUseUnearned, { card: part, to: 'attach' })
  )
}

export const useChecks: Language['useChecks'] = [checkPresence]

export const effects: EffectHandlers<'detach'> = {
  detach(game, _, { this: body }) {
    const { place, holder } = game.card(body)
    for (const part of attachedTo(game, body)) move(game, part, place, holder)
  },
}
