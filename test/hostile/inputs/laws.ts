import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cardFaults } from '../../../cards/validate.ts'
import { loadCatalogue } from '../../../catalogue/catalogue.ts'
import { smallCatalogue } from '../../../catalogue/fixtures/small-catalogue.ts'
import { printProblem } from '../../../catalogue/problem.ts'
import { validateCatalogue } from '../../../catalogue/validate.ts'
import { escaped, type Input } from './input.ts'
import { mutatedText } from './mutations.ts'

/** A catalogue of two rulings of which one file was mutated. */
const catalogueInput = (name: string): Input => ({
  name: `catalogue: ${name}`,
  file: name,
  mutated: mutatedText(smallCatalogue[name] ?? ''),
  read: ({ file, bytes }) => {
    const dir = file.slice(0, -name.length)
    for (const [path, text] of Object.entries(smallCatalogue)) {
      mkdirSync(dirname(join(dir, path)), { recursive: true })
      writeFileSync(join(dir, path), path === name ? bytes : text)
    }
    const problems = validateCatalogue(dir).map(printProblem)
    if (!problems.length) loadCatalogue(dir)
    return { verdict: problems.length ? 'problems' : 'sound', said: problems }
  },
  // What one file names may be missing in another.
  place: () => new RegExp(`^(?:${Object.keys(smallCatalogue).map(escaped).join('|')})\\b`),
})

const cards = `type: personnel
cards:
  Tasha Yar:
    affiliations: [federation]
    species: [Human]
    classification: SECURITY
    skills: { Leadership: 1 }
    integrity: 7
    cunning: 6
    strength: 8
  Worf:
    aliases: [Lieutenant Worf]
    affiliations: [federation]
    species: [Klingon]
    icons: [staff]
    integrity: 8
    cunning: 6
    strength: 9
`

let count = 0

const cardsInput: Input = {
  name: 'cards',
  file: 'personnel.yaml',
  mutated: mutatedText(cards),
  read: ({ file, bytes }) => {
    count += 1
    const dir = join(dirname(file), String(count))
    mkdirSync(dir)
    writeFileSync(join(dir, 'personnel.yaml'), bytes)
    try {
      const faults = cardFaults(dir)
      return { verdict: faults.length ? 'faults' : 'sound', said: faults }
    } finally {
      rmSync(dir, { recursive: true })
    }
  },
  place: () => /personnel\.yaml(?::\d+)?: \S/,
}

/** The law as data. */
export const lawInputs: readonly Input[] = [...Object.keys(smallCatalogue).map(catalogueInput), cardsInput]
