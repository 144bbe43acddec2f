import { presentWith } from '../board/places.ts'
import { targetsOf } from '../board/targets.ts'
import { refuse } from '../kernel/flow.ts'
import type { Language } from '../kernel/language.ts'
import { skillNullifiesItsOwn } from '../questions/nullifying/settled.ts'

import type { Card } from '../text/card.ts'
import { matches } from '../text/match.ts'
import type { Filter } from '../text/text.ts'

export interface AddedUseText {
  /** A skill that nullifies such a card where its own card is present. */
  readonly nullifiesPresent?: Filter
}

export const card: Card = {
  title: 'Paul Rice',
  print: [{ under: ['faq1996'], plays: "what the FAQ says of him: one Echo Papa of the opponent's every turn" }],
  faq1996: {
    uses: [
      {
        ruling: 'faq96-367-paul-rice-03',
        once: 'turn',
        nullifiesPresent: { name: 'Echo Papa 607 Killer Drone' },
        effects: [{ do: 'nullify', who: 'target' }],
      },
    ],
  },
}

const checkPresent: Language['useChecks'][number] = (game, player, card, text, act) => {
  const such = text.nullifiesPresent
  if (!such) return
  for (const target of targetsOf(act)) {
    game.credit(text)
    if (!presentWith(game, card).includes(target) || !matches(game, target, such, player))
      refuse('wrong-target', `${target} is nothing that ${card} nullifies there`, [target], 'choice')
    if (game.card(target).controller === player && !game.decide(skillNullifiesItsOwn, { card: target, by: card }))
      refuse('wrong-target', `${target} is ${player}'s own`, [target], 'choice')
  }
}

export const useChecks: Language['useChecks'] = [checkPresent]
