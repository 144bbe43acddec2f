import { findCard, titles } from '../../../../cards/catalogue.ts'
import { namedSkills } from '../../../../cards/named-skills.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { type Context, resolve } from '../../../text/selector.ts'
import type { CardText, EffectOf } from '../../../text/text.ts'
import { chooseTerm } from '../../selections/select.ts'
import { chooser } from '../../selections/select-cards.ts'
import { skillsToChooseFrom } from '../questions/planet.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** He names so many different skills, and they have a level of each for as long as this card is in play. */
    'give skills': { readonly who: Who; readonly by: 'you' | 'opponent'; readonly count: number }
  }
}

let known: readonly string[] | undefined

export const frameOfMind1996: CardText = {
  title: 'Frame of Mind',
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
}

export const frameOfMind: CardText = {
  title: 'Frame of Mind',
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
}

export const effects: EffectHandlers<'give skills'> = {
  'give skills': (game, effect, context) => giveSkills(game, effect, resolve(game, effect.who, context), context),
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
  const open = own ? namedSkills(game.facts(card).skills) : allSkills()
  const given: string[] = []
  while (given.length < Math.min(count, open.length)) {
    const left = open.filter(skill => !given.includes(skill))
    given.push(yield* chooseTerm(chooser(game, by, context) as string, left, context.this))
  }
  const added = given.map(skill => ({
    card,
    skill,
    add: 1,
    by: context.this,
    whileInPlay: context.this,
  }))
  game.state = { ...game.state, modifiers: [...game.state.modifiers, ...added] }
}

/** Every skill that a printed personnel has. */
function allSkills(): readonly string[] {
  known ??= [
    ...new Set(
      titles().flatMap(title => {
        const { type, skills = {} } = findCard(title) ?? {}
        return type === 'personnel' ? namedSkills(skills) : []
      }),
    ),
  ].sort()
  return known
}
