import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Whoever reports a ship with crew, at most so many come with it. */
    readonly limitsCrew?: number
  }
}

/** Supposed. */
const harborRegulations: CardText = { title: 'Harbor Regulations', plays: [{ stays: true }], limitsCrew: 1 }

export const texts = { glossary: [harborRegulations] } satisfies Texts
