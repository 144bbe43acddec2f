import type { Filter } from '../../text/text.ts'

/** The cards that are called HQ. */
export const hqCards: Filter = {
  name: [
    'HQ: Defensive Measures',
    'HQ: Executive Orders',
    'HQ: Ferengi Credit Exchange',
    'HQ: Orbital Weapons Platform',
    'HQ: Return Orb to Bajor',
    'HQ: Secure Homeworld',
    'HQ: Shipyards',
    'HQ: War Room',
  ],
}
