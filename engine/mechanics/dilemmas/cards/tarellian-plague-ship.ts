import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { resolve, type SelectorsByForm } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'
import { changesOf } from '../../skills/changes.ts'

declare module '../../../text/text.ts' {
  interface SelectorForms {
    /** The cards to which those personnel owe the skill, where they do not have it of themselves. */
    lending: { readonly lending: string; readonly to: Who }
  }
}

export const tarellianPlagueShip: CardText = {
  title: 'Tarellian Plague Ship',
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
}

export const selectorsByForm: SelectorsByForm<'lending'> = {
  lending: (game, { lending, to }, context) => resolve(game, to, context).flatMap(id => owedTo(game, id, lending)),
}

function owedTo(game: Game, id: CardId, skill: string): readonly CardId[] {
  const { skills, classification } = game.facts(id)
  return skills?.[skill] || classification === skill ? [] : lenders(game, id, skill)
}

/** The cards that give it this skill. */
function lenders(game: Game, id: CardId, skill: string): readonly CardId[] {
  return changesOf(game, id, s => s.gives === skill).map(({ by }) => by)
}
