import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
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
  glossary: [shermansPeak, { title: 'Deep Space Station K-7', isForAllPlayers: true }],
  currentRulings: [campKhitomer, marketOfThePast, theCelestialTemple, throughTime],
} satisfies Texts
