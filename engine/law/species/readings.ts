import type { Reading } from '../../kernel/reading.ts'
import { reworded, rule } from '../../kernel/rule.ts'
import { hasSubcommand } from '../../mechanics/species/icons.ts'
import { usualSpecies } from '../../questions/species/questions.ts'
import { borg } from './current.ts'

/** Nobody is exempt from being Borg. */
const hologramsToo = reworded(borg, {
  ruling: borg.ruling,
  applies: ({ printed, species }) => species === 'Borg' && hasSubcommand(printed),
})

/** No affiliation is excluded. */
const speciesOfAnyName = rule({
  ruling: 'cr14-species-13',
  asked: usualSpecies,
  applies: ({ affiliation, species }) => affiliation === species.toLowerCase(),
  answer: true,
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'lost-icons-of-the-usual-species',
    reading: 'left-out',
    where: 'currentRulings',
    replaces: [hologramsToo, speciesOfAnyName],
    repeal: ['cr14-species-03', 'cr14-species-11', 'cr14-species-12'],
  },
]
