import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { changesOf } from '../mechanics/skills/changes.ts'
import type { Card } from '../text/card.ts'
import { resolve, type SelectorsByForm } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedSelectorForms {
  /** The cards to which those personnel owe the skill, where they do not have it of themselves. */
  lending: { readonly lending: string; readonly to: Who }
}

export const card: Card = {
  title: 'Tarellian Plague Ship',
  print: 'whole',
  faq1996: {
    dilemma: {
      conditions: { skill: 'MEDICAL' },
      overcome: [
        { do: 'select', as: 'doctor', by: 'owner', count: 1, from: 'personnel facing', where: { skill: 'MEDICAL' } },
        {
          ruling: 'faq96-323-tarellian-plague-ship-01',
          do: 'discard',
          who: { lending: 'MEDICAL', to: { chosen: 'doctor' } },
        },
        { do: 'discard', who: { chosen: 'doctor' } },
      ],
      effects: [{ do: 'kill', who: 'personnel facing' }],
      discard: true,
      points: 5,
    },
  },
  glossary: {
    dilemma: {
      conditions: { skill: 'MEDICAL' },
      overcome: [
        { do: 'select', as: 'doctor', count: 1, from: 'personnel facing', where: { skill: 'MEDICAL' } },
        { do: 'discard', who: { chosen: 'doctor' } },
      ],
      effects: [{ do: 'kill', who: 'personnel facing' }],
      discard: true,
      points: 5,
    },
  },
}

function owedTo(game: Game, id: CardId, skill: string): readonly CardId[] {
  const { skills, classification } = game.facts(id)
  return skills?.[skill] || classification === skill ? [] : lenders(game, id, skill)
}

/** The cards that give it this skill. */
function lenders(game: Game, id: CardId, skill: string): readonly CardId[] {
  return changesOf(game, id, s => s.gives === skill).map(({ by }) => by)
}

export const selectorsByForm: SelectorsByForm<'lending'> = {
  lending: (game, { lending, to }, context) => resolve(game, to, context).flatMap(id => owedTo(game, id, lending)),
}
