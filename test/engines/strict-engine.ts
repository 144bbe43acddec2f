import { referenceEngine } from '../../engine/adapter/serve.ts'
import type { Answer } from './answer.ts'
import { overWithoutCards } from './over-without-cards.ts'
import { withOwnHandles } from './own-handles.ts'
import { strictAboutSegments } from './strict-about-segments.ts'

/**
 * The reference engine as somebody else may rightly have built it: orders in their segment only, no game without cards to draw,
 * and handles that say nothing. A choice that has one answer it does not ask for anyway.
 */
export function strictEngine(): Answer {
  return withOwnHandles(overWithoutCards(strictAboutSegments(referenceEngine())))
}
