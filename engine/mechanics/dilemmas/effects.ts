import { cureReminder } from '../../board/remind.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { cureByDeed } from './cure.ts'
import { examineOneByOne } from './inner/examine.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'cure' | 'examine one by one'> = {
  cure(game, { who }, context) {
    for (const card of affected(game, who, context)) if (!cureReminder(game, card)) cureByDeed(game, card)
  },
  'examine one by one': examineOneByOne,
}
