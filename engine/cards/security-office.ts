import { can } from '../board/can.ts'
import { moveAll } from '../board/moves.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'
import { anyNor } from './shared/nor-sites.ts'

export interface AddedEffectWords {
  /** They go to where the battle that has begun is fought, and fight on their player's side. @alone No other text brings in more. */
  'join the battle': { readonly who: Who }
}

export const card: Card = {
  title: 'Security Office',
  print: 'whole',
  glossary: {
    plays: [{ on: anyNor, stays: true }],
    compatible: { ruling: 'custom-cards-25' },
    receives: { any: [{ type: 'personnel', classification: 'SECURITY' }, { keyword: 'hand weapon' }] },
    uses: [
      {
        ruling: 'custom-cards-580',
        whoUses: 'any player',
        answers: { to: 'battle', where: 'another site' },
        needs: { some: { skill: 'SECURITY', whose: 'yours' } },
        needsAmong: { presentAt: 'this', where: { type: 'personnel' } },
        effects: [{ do: 'join the battle', who: { presentAt: 'this', where: { type: 'personnel', whose: 'yours' } } }],
      },
    ],
    missionReports: { ruling: 'custom-cards-567', where: { skill: 'SECURITY' } },
  },
}

export const effects: EffectHandlers<'join the battle'> = {
  'join the battle'(game, { who }, context) {
    const place = game.state.history.findLast(d => d.kind === 'battle')?.places?.at(-1)
    const able = resolve(game, who, context).filter(id => can(game, id, 'walk') && can(game, id, 'battle'))
    if (place === undefined) return
    moveAll(game, able, 'site', place)
    game.note('joined', [...(game.notes.joined ?? []), ...able])
  },
}
