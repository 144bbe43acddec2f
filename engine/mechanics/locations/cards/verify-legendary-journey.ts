import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** The mission may be inserted beside locations of these regions. */
    readonly insertedBeside?: readonly string[]
  }
}

const verifyLegendaryJourney: CardText = {
  title: 'Verify Legendary Journey',
  insertedBeside: ['Bajor', 'Cardassia'],
}

export const texts = { currentRulings: [verifyLegendaryJourney] } satisfies Texts
