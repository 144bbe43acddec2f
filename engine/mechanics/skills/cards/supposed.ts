import type { Texts } from '../../../kernel/room.ts'
import { susceptible } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { addModifiers } from '../../../text/modifiers.ts'
import { resolve } from '../../../text/selector.ts'
import type { CardText, Filter } from '../../../text/text.ts'
import { allSkillsOf } from '../gain-skills.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** They have all skills and attributes of these, too, until the end of the turn. */
    'gain all': { readonly who: Who; readonly of: Who }
  }
}

const klingon: Filter = { type: 'personnel', affiliation: 'klingon' }

/** Cards as the Second Edition Rulebook Glossary supposes them, to show what it is to use a skill. */
const aboutUsingSkills: readonly CardText[] = [
  {
    title: 'Closed Assembly',
    dilemma: {
      conditions: { any: [{ skill: 'Diplomacy' }, { skill: 'Telepathy' }] },
      effects: [{ do: 'stop', who: 'facing', whole: true }],
    },
  },
  {
    title: 'Lost Scholar',
    dilemma: {
      effects: [
        {
          do: 'select',
          as: 'scholar',
          count: 1,
          from: 'personnel facing',
          where: { skill: 'Science', not: { skill: 'Treachery' } },
          most: 'cunning',
          why: 'kill',
        },
        { do: 'kill', who: { chosen: 'scholar' } },
      ],
    },
  },
  {
    title: 'Heckler of Envoys',
    skillPrice: { whose: "opponent's", who: { type: 'personnel', skill: 'Diplomacy' }, for: { skill: 'Diplomacy' } },
  },
  { title: 'Taker of Tolls', skillPrice: { who: { type: 'personnel', skill: 'Diplomacy' }, for: 'skills' } },
  {
    title: 'Heir of the Fallen',
    plays: [
      {
        answers: { to: 'encountered' },
        on: { ...klingon, whose: 'yours' },
        effects: [
          { do: 'select', as: 'fallen', by: 'you', count: 1, from: { cardsIn: 'discard', of: 'you' }, where: klingon },
          { do: 'gain all', who: 'target', of: { chosen: 'fallen' } },
        ],
      },
    ],
  },
]

export const effects: EffectHandlers<'gain all'> = {
  'gain all'(game, { who, of }, context) {
    const by = context.this
    const until = game.state.turn.number
    for (const card of susceptible(game, who, context))
      for (const other of resolve(game, of, context)) {
        const { integrity = 0, cunning = 0, strength = 0 } = game.facts(other)
        const attributes = Object.entries({ integrity, cunning, strength } as const)
        addModifiers(game, allSkillsOf(game, card, other, by))
        addModifiers(
          game,
          attributes.map(([attribute, add]) => ({ card, attribute: attribute as 'strength', add, by, until })),
        )
      }
  },
}

export const texts = { rulebook: aboutUsingSkills } satisfies Texts
