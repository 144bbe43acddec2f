import type { Card } from '../text/card.ts'
import { borgThere } from './shared/borg-objectives.ts'

export const card: Card = {
  title: 'Charting of the Unknown',
  glossary: {
    plays: [{ aimsAt: { type: 'mission', targetedAs: 'planet', unscouted: true }, aims: true, stays: true }],
    objective: {
      scouts: 'location',
      as: 'planet',
      needs: borgThere,
      outcomes: [{ icons: ['navigation'] }],
    },
  },
}
