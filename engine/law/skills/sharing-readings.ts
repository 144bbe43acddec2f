import type { Reading } from '../../kernel/reading.ts'
import { reworded, rule } from '../../kernel/rule.ts'
import { sharedLevelsAddUp } from '../../questions/skills/sharing.ts'
import { acrossVeils, isVeiled, sameHive } from './sharing.ts'

const onceForAll = rule({ ruling: 'shared-levels-summed-again/no', asked: sharedLevelsAddUp, answer: false })

const betweenVeiledShips = reworded(acrossVeils, {
  ruling: acrossVeils.ruling,
  applies: (about, game) =>
    acrossVeils.applies(about, game) && isVeiled(game, about.card) && isVeiled(game, about.other),
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'shared-levels-summed-again', reading: 'no', where: 'glossary', adds: [onceForAll] },
  { question: 'bounds-of-a-hive', reading: 'everywhere', where: 'glossary', repeal: [sameHive.ruling] },
  { question: 'sharing-with-one-veiled-ship', reading: 'both', where: 'glossary', replaces: [betweenVeiledShips] },
]
