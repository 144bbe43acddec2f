import type { CardText } from '../../../text/text.ts'
import { hyperAging1996 } from './hyper-aging.ts'
import { medicalKit } from './medical-kit.ts'
import { protomorphosisDisease } from './protomorphosis-disease.ts'
import { tarellianPlagueShip } from './tarellian-plague-ship.ts'
import { tsiolkovskyInfection } from './tsiolkovsky-infection.ts'

/**
 * Diseases as the FAQ of 1996 knows them, and what helps against them. How long Hyper-Aging takes it does not say: the
 * number is that of a later printing, and no scenario of 1996 depends on it.
 */
export const infections1996: readonly CardText[] = [
  hyperAging1996,
  medicalKit,
  protomorphosisDisease,
  tarellianPlagueShip,
  tsiolkovskyInfection,
]
