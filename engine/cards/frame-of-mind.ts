import type { CardId } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { chooser } from '../mechanics/selections/select-cards.ts'
import { printedBox } from '../mechanics/skills/box.ts'
import { isListed } from '../mechanics/skills/entry.ts'
import { allSkills, selectSkills } from '../mechanics/skills/select-skills.ts'
import { skillsToChooseFrom } from '../questions/dilemmas/settled.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { type Context, resolve } from '../text/selector.ts'
import type { EffectOf, Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** He names so many different skills, and they have a level of each for as long as this card is in play. */
  'give skills': { readonly who: Who; readonly by: 'you' | 'opponent'; readonly count: number }
}

export const card: Card = {
  title: 'Frame of Mind',
  print: { aims: ['personnel'] },
  faq1996: {
    dilemma: {
      effects: [
        { do: 'select', as: 'patient', by: 'chance', count: 1, from: 'personnel facing' },
        {
          ruling: 'faq96-322-frame-of-mind-01',
          do: 'give skills',
          who: { chosen: 'patient' },
          by: 'opponent',
          count: 2,
        },
      ],
      placedOn: 'personnel',
      cures: [{ ruling: 'faq96-321-dilemmas-27', needs: { skill: 'Empathy', level: 3 } }],
    },
    standing: [
      {
        ruling: 'faq96-322-frame-of-mind-01',
        affects: 'host',
        affiliation: 'non-aligned',
        set: { integrity: 3, cunning: 3, strength: 3 },
        loses: 'all skills',
      },
    ],
  },
  glossary: {
    dilemma: {
      selects: [{ do: 'select', as: 'patient', by: 'chance', count: 1, from: 'personnel facing' }],
      effects: [{ do: 'give skills', who: { chosen: 'patient' }, by: 'opponent', count: 2 }],
      placedOn: 'personnel',
      cure: { skill: 'Empathy', level: 3 },
    },
    standing: [
      {
        affects: 'target',
        affiliation: 'non-aligned',
        set: { integrity: 3, cunning: 3, strength: 3 },
        loses: 'all skills',
      },
    ],
  },
}

/** The player names skills that the personnel has for as long as the card is in play. */
function* giveSkills(
  game: Game,
  { by, count }: EffectOf<'give skills'>,
  [card]: readonly CardId[],
  context: Context,
): Flow {
  if (card === undefined) return
  const about = { card, by: context.this }
  const own = game.decide(skillsToChooseFrom, about) === 'its own'
  const from = own ? printedBox(game, card).filter(isListed) : allSkills(game, card)
  yield* selectSkills(game, { who: chooser(game, by, context) as string, card, by: context.this, count, from })
}

export const effects: EffectHandlers<'give skills'> = {
  'give skills': (game, effect, context) => giveSkills(game, effect, resolve(game, effect.who, context), context),
}
