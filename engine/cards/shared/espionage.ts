import type { Text } from '../../text/card.ts'

/** A card that lets personnel of one affiliation attempt a mission of another one, until that is completed. */
export const espionage = (of: string, on: string): Text => ({
  plays: [{ ruling: 'custom-cards-400', on: { type: 'mission', missionOf: on }, stays: true }],
  onMission: { ruling: 'custom-cards-400', attemptedBy: { affiliation: of } },
  timed: [
    {
      ruling: 'custom-cards-586',
      at: 'solved',
      whose: 'every',
      says: 'completed',
      effects: [{ do: 'discard', who: 'this' }],
    },
  ],
})
