import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** What does that by which the WEAPONS of a ship that hurls are enhanced add to: how far it hurls, or the SHIELDS up to which? */
export const whatEnhancementsAddTo = question<{ ship: CardId; by: number }, 'nothing' | 'span' | 'SHIELDS'>()(
  'enhancements of what hurls add to',
  'nothing',
)

/** Is a ship that is hurled damaged by that? */
export const isDamagedByAHurl = flag<{ ship: CardId; by: CardId }>()('is damaged by a hurl')

/** Is the attacked ship hurled away before it could fire back? */
export const isGoneBeforeItFires = flag<{ ship: CardId }>()('is gone before it fires')

/** Has a ship that was hurled somewhere moved there, for what befalls ships that do? */
export const hasMovedByAHurl = flag<{ ship: CardId }>()('has moved by a hurl', true)

/** Do those aboard get a ship that is hurled past what lies between locations? */
export const getsPastWhenHurled = flag<{ ship: CardId; barrier: CardId }>()('gets past when hurled', true)
