import { presentWith } from '../../../board/places.ts'
import { targetsOf } from '../../../board/targets.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Texts } from '../../../kernel/room.ts'
import { matches } from '../../../text/match.ts'
import type { CardText, Filter } from '../../../text/text.ts'
import { skillNullifiesItsOwn } from '../settled.ts'

declare module '../../../text/in-play-text.ts' {
  interface UseText {
    /** A skill that nullifies such a card where its own card is present. */
    readonly nullifiesPresent?: Filter
  }
}

const paulRice: CardText = {
  title: 'Paul Rice',
  uses: [
    {
      ruling: 'faq96-367-paul-rice-03',
      once: 'turn',
      nullifiesPresent: { name: 'Echo Papa 607 Killer Drone' },
      effects: [{ do: 'nullify', who: 'target' }],
    },
  ],
}

const checkPresent: Language['useChecks'][number] = (game, player, card, text, act) => {
  const such = text.nullifiesPresent
  if (!such) return
  for (const target of targetsOf(act)) {
    const isThere = presentWith(game, card).includes(target) && matches(game, target, such, player)
    if (!isThere) game.credit(text)
    if (!isThere) refuse('wrong-target', `${target} is nothing that ${card} nullifies there`, [target], 'choice')
    if (game.card(target).controller === player && !game.decide(skillNullifiesItsOwn, { card: target, by: card }))
      refuse('wrong-target', `${target} is ${player}'s own`, [target], 'choice')
  }
}

export const useChecks: Language['useChecks'] = [checkPresent]

export const texts = { faq1996: [paulRice] } satisfies Texts
