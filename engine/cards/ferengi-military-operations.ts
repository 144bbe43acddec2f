import type { Triumph } from '../mechanics/timing/triumph.ts'
import type { Card, Text } from '../text/card.ts'

import type { Clause, Effect, Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Once in the game, when its player has brought one of these off where he has such a card. */
  readonly rewards?: Clause & {
    readonly triumphs: readonly Triumph[]
    readonly present: Clause & { readonly where: Filter }
    readonly effects: readonly Effect[]
  }
}

export interface AddedFreeing {
  /** But not one of these. */
  readonly except?: Clause & { readonly where: Filter }
}

const chooseTwo: Effect = {
  do: 'choose',
  by: 'you',
  several: { count: 2, different: { ruling: 'cr14-ferengi-military-operations-erratum-05' } },
  options: [
    { word: 'score points', effects: [{ do: 'score', points: 5 }] },
    { word: 'draw cards', effects: [{ do: 'draw', count: 2 }] },
    {
      word: 'download equipment',
      effects: [{ do: 'download', where: { type: 'equipment' }, to: { at: { chosen: 'place' } } }],
    },
  ],
}

const civilians: Filter = { any: [{ classification: 'V.I.P.' }, { classification: 'CIVILIAN' }] }

/** Who reports for free to which outposts, and whose presence is rewarded. */
const operations = (who: Filter, where: Filter, commander: Filter): Text => ({
  plays: [{ ruling: 'cr14-ferengi-military-operations-erratum-01', stays: true }],
  frees: [
    {
      ruling: 'cr14-ferengi-military-operations-erratum-02',
      where: { type: 'personnel', ...who },
      at: { class: 'outpost', ...where },
      except: { ruling: 'cr14-ferengi-military-operations-erratum-03', where: civilians },
    },
  ],
  rewards: {
    ruling: 'cr14-ferengi-military-operations-erratum-04',
    triumphs: ['battle won', 'personnel captured', 'ship commandeered'],
    present: {
      ruling: 'cr14-ferengi-military-operations-erratum-05',
      where: { keyword: 'DaiMon', ...commander },
    },
    effects: [chooseTwo],
  },
})

const ferengi: Filter = { affiliation: 'ferengi' }

/** Without its icons it asks for no series and no affiliation. */
const ferengiMilitaryOperationsWithoutIcons = operations({}, {}, {})

export const card: Card = {
  title: 'Ferengi Military Operations',
  print: 'whole',
  /** Those of the one series report; outpost and DaiMon are Ferengi. */
  currentRulings: operations({ icon: 'next generation', ...ferengi }, ferengi, ferengi),
  readings: [
    {
      question: 'lost-icons-of-2014',
      reading: 'left-out',
      where: 'currentRulings',
      text: ferengiMilitaryOperationsWithoutIcons,
    },
  ],
}
