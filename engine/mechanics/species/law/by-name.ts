import { rule } from '../../../kernel/rule.ts'
import { speciesByName } from '../questions.ts'

/** Of the card with that title, or of every card whose title begins so, up to a number. */
const named = (ruling: string, titles: readonly string[], species: readonly string[]) => ({ ruling, titles, species })

/** Cards whose species the entry of the Current Rulings gives by name. */
const exceptions = [
  named('cr14-species-15', ['Commander Data', 'Exocomp', 'Cravic Unit', 'Pralor Unit'], ['Android']),
  named('cr14-species-16', ['Tora Ziyal'], ['Bajoran', 'Cardassian']),
  named('cr14-species-18', ['Phlox'], ['Denobulan']),
  named('cr14-species-20', ['Stefan DeSeve'], ['Human']),
  named('cr14-species-21', ['Vina'], ['Orion']),
  named('cr14-species-22', ['Arandis'], ['Risian']),
  named('cr14-species-23', ['Dathon'], ['Tamarian']),
  named('cr14-species-24', ['Targ'], ['Targ']),
  named('cr14-species-25', ['Hannah Bates'], ['Human']),
]

const isCalled = (title: string, name: string): boolean => title.replace(/ \d+$/, '') === name

export const byName = exceptions.map(({ ruling, titles, species }) =>
  rule({
    ruling,
    asked: speciesByName,
    applies: ({ printed }) => titles.some(name => isCalled(printed.title, name)),
    answer: () => species,
  }),
)

const trois: Readonly<Record<string, readonly string[]>> = {
  'Lwaxana Troi': ['Betazoid'],
  'Deanna Troi': ['Betazoid', 'Human'],
}

/** Mother and daughter. */
export const ofTheTrois = rule({
  ruling: 'cr14-species-17',
  asked: speciesByName,
  applies: ({ printed }) => printed.title in trois,
  answer: ({ printed }) => trois[printed.title],
})

const human: readonly string[] = ['Human']

/** Three printings of two officers, of which the source has lost the marks. */
export const markedPrintings = rule({
  ruling: 'cr14-species-19',
  asked: speciesByName,
  applies: ({ printed }) => printed.title === 'Captain Picard',
  answer: human,
})
