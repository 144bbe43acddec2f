import { denial, presumption } from '../../../kernel/rule.ts'
import { scansFromAShip } from '../questions.ts'

const realistically = presumption({
  ruling: 'a mission is scanned from a ship there',
  asked: scansFromAShip,
  applies: () => true,
  answer: true,
})

/** What the FAQ of 1996 says of scans: no ship need be there. */
export const scansOf1996 = [realistically, denial('faq96-39-scan-and-full-planet-scan-01', realistically, false)]
