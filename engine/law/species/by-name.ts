import { tableOf } from '../../../cards/table-of.ts'
import { rule } from '../../kernel/rule.ts'
import { speciesByName } from '../../questions/species/questions.ts'

/** Of the card with that title, or of every card whose title begins so, up to a number. */
const named = (ruling: string, titles: readonly string[], species: readonly string[]) => ({ ruling, titles, species })

/** Cards whose species the entry of the Current Rulings gives by name. */
const exceptions = [
  named('cr14-species-15', ['Commander Data', 'Exocomp', 'Cravic Unit', 'Pralor Unit'], ['Android']),
  named('cr14-species-18', ['Phlox'], ['Denobulan']),
  named('cr14-species-21', ['Vina'], ['Orion']),
  named('cr14-species-22', ['Arandis'], ['Risian']),
  named('cr14-species-23', ['Dathon'], ['Tamarian']),
  named('cr14-species-24', ['Targ'], ['Targ']),
  named('cr14-species-25', ['Hannah Bates'], ['Human']),
]

/** A title without the number of a series, or the mark of a printing. */
const nameOf = (title: string): string => title.replace(/ \d+$| \(.+\)$/, '')

export const byName = exceptions.map(({ ruling, titles, species }) =>
  rule({
    ruling,
    asked: speciesByName,
    applies: ({ printed }) => titles.includes(nameOf(printed.title)),
    answer: () => species,
  }),
)

const trois: Readonly<Record<string, readonly string[]>> = tableOf({
  'Lwaxana Troi': ['Betazoid'],
  'Deanna Troi': ['Betazoid', 'Human'],
})

/** Mother and daughter, whatever the printing. */
export const ofTheTrois = rule({
  ruling: 'cr14-species-17',
  asked: speciesByName,
  applies: ({ printed }) => nameOf(printed.title) in trois,
  answer: ({ printed }) => trois[nameOf(printed.title)],
})

/** By title, affiliations of the printing that is marked. */
const inDisguise: Readonly<Record<string, string>> = tableOf({
  'William T. Riker': 'klingon',
  'Jean-Luc Picard': 'klingon',
  'Captain Picard': 'ferengi',
})

const human: readonly string[] = ['Human']

/** Three officers on cards of another affiliation than their own. */
export const markedPrintings = rule({
  ruling: 'cr14-species-19',
  asked: speciesByName,
  applies: ({ printed: { title, affiliations = [] } }) => affiliations.join() === inDisguise[nameOf(title)],
  answer: () => human,
})
