import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { deepSpaceStationK7 } from './deep-space-station-k-7.ts'
import { shermansPeak } from './shermans-peak.ts'
import { throughTime } from './temporal-vortex.ts'

const campKhitomer: CardText = {
  title: 'Camp Khitomer',
  seeds: {},
  plays: [{ stays: true }],
  natives: { icon: 'films', any: [{ icon: 'au' }] },
}

/** Supposed. */
const marketOfThePast: CardText = { title: 'Market of the Past', seeds: {} }

const theCelestialTemple: CardText = { title: 'The Celestial Temple', seeds: {}, plays: [{ stays: true }] }

export const texts = {
  glossary: [shermansPeak, deepSpaceStationK7],
  currentRulings: [campKhitomer, marketOfThePast, theCelestialTemple, throughTime],
} satisfies Texts
