import { readFileSync } from 'node:fs'
import { importCards } from '../../../cards/import/import-cards.ts'
import { readPool } from '../../../cards/import/pool.ts'
import { readCardsMap } from '../../../runner/cards-map/cards-map.ts'
import { escaped, type Input } from './input.ts'
import { mutatedJson, mutatedText, mutatedYaml } from './mutations.ts'

const titles = ['Worf', 'Geordi La Forge', 'Runabout', 'Excavation']
const map = Object.fromEntries(titles.map((title, at) => [title, at ? `00${at}` : ['001', '1']]))
const csv = `title,id\n${titles.map((title, at) => `"${title}",00${at}`).join('\n')}\n`
const sample = readFileSync(new URL('../../../cards/import/sample.csv', import.meta.url), 'utf8')
const pool = {
  version: 1,
  cards: [
    {
      title: 'Ensign Orla Venn',
      type: 'personnel',
      affiliations: ['federation'],
      integrity: 6,
      skills: { Physics: 1 },
    },
    { title: 'S.S. Lantern', type: 'ship', range: 8, weapons: 6, shields: 7, staffing: ['command', 'staff'] },
  ],
}

const atLine = (file: string): RegExp => new RegExp(`^${escaped(file)}:\\d+: \\S`)

const mapInput = (file: string, mutated: Input['mutated']): Input => ({
  name: `map of cards: ${file}`,
  file,
  mutated,
  read: given => {
    const { idOf, remarks } = readCardsMap(given.file, titles)
    return { verdict: `${idOf.size} ids`, said: remarks }
  },
  place: atLine,
})

/** What an engine or a player has of cards. */
export const cardInputs: readonly Input[] = [
  mapInput('map.yaml', mutatedYaml(map)),
  mapInput('map.csv', mutatedText(csv)),
  {
    name: 'file of cards',
    file: 'cards.csv',
    mutated: mutatedText(sample),
    read: ({ file, bytes }) => {
      const { rows } = importCards(bytes, file)
      const faults = rows.flatMap(row => row.remarks)
      return { verdict: faults.length ? 'remarks' : 'sound' }
    },
    place: file => new RegExp(`^${escaped(file)}[: ]`),
  },
  {
    name: 'pool of cards',
    file: 'pool.json',
    mutated: mutatedJson(pool),
    read: ({ file }) => ({ verdict: `${readPool(file).size} cards` }),
    place: file => new RegExp(`^${escaped(file)}: \\S`),
  },
]
