import type { CardText } from '../../../text/text.ts'

declare module '../words.ts' {
  interface ScoutingText {
    /** Acquires artifacts where its player has completed an objective. */
    readonly surveys?: true
  }
}

export const surveyDrone: CardText = { title: 'Survey Drone', surveys: true }
