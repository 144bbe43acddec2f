import type { Card } from '../text/card.ts'
import type { Effect, Filter } from '../text/text.ts'

export interface AddedRoomConditions {
  /** Its transponder rods are in place. */
  'rods in place': true
}

/** A ship probes where the Phoenix is launched, if its player likes. */
export const probeAtTheComplex = (outcomes: Extract<Effect, { do: 'probe' }>['outcomes']): Effect => ({
  ruling: 'custom-cards-960',
  do: 'probe',
  withShipAt: earthOf2063,
  may: true,
  outcomes,
})

const earthOf2063: Filter = { name: 'Montana Missile Complex' }

export const card: Card = {
  title: 'Build Interplexing Beacon',
  print: 'whole',
  /** First the rods are set in place, and then, by another probe, history is changed. */
  glossary: {
    global: true,
    suspendsObjective: {
      ruling: 'custom-cards-547',
      where: { name: 'Assimilate Homeworld', aimingAt: { place: 'Earth' } },
      after: { name: 'Stop First Contact' },
    },
    plays: [{ ruling: 'custom-cards-548', aimsAt: { type: 'ship' }, aims: true, stays: true }],
    objective: {
      ruling: 'custom-cards-549',
      scouts: 'ship',
      needs: { some: { type: 'personnel', affiliation: 'borg', at: earthOf2063 } },
      outcomes: [
        { ruling: 'custom-cards-550', icons: ['navigation'], if: { some: { is: 'rods in place' } } },
        {
          ruling: 'custom-cards-550',
          icons: ['communication', 'defense'],
          effects: [{ do: 'impose', who: 'this', condition: 'rods in place', lasting: true }],
        },
      ],
      results: [{ do: 'disrupt the timeline' }, { ruling: 'custom-cards-551', do: 'complete the suspended' }],
    },
  },
}
