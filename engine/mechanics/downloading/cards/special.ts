import type { Texts } from '../../../kernel/room.ts'
import type { UseText } from '../../../text/in-play-text.ts'
import type { CardText, Filter } from '../../../text/text.ts'

/** A special download icon with the name of a card, or of one of several: whatever it fetches goes here. */
const icon = (...name: readonly string[]): UseText => iconFor({ name })

const iconFor = (where: Filter): UseText => ({ effects: [{ do: 'download', where, to: 'here', special: true }] })

/** Cards on which nothing but an icon is printed, and what it fetches. */
const others: Readonly<Record<string, readonly string[]>> = {
  'Benjamin Sisko': ['Baseball'],
  Brunt: ['Writ of Accountability'],
  'Founder Leader': ['Shape-Shift'],
  'Grand Nagus Zek': ['HQ: Ferengi Credit Exchange'],
  Groumall: ['System 5 Disruptors'],
  'Julian Bashir': ['Kukalaka'],
  "Kudak'Etan": ['Commandeer Ship', 'Victory Is Life'],
  "Miles O'Brien": ['Near-Warp Transport'],
  Morn: ['Gold-Pressed Latinum'],
  "Remata'Klan": ['No Way Out'],
  'Sam Lavelle': ['Lower Decks'],
  'Third and Fourth': ['Maturation Chamber'],
  'William T. Riker (First Contact)': ['Anti-Matter Spread'],
}

const jamaharon: CardText = {
  title: 'Jamaharon',
  plays: [
    { on: { name: "Horga'hn" }, effects: [{ do: 'nullify', who: 'target' }] },
    {
      on: { type: 'personnel', gender: 'male', cardIn: 'planet' },
      effects: [{ do: 'relocate', who: 'target', to: { all: { type: 'mission', name: 'Risa Shore Leave' } } }],
    },
  ],
}

/** Cards with a special download icon, and what those fetch, as the Glossary knows them. */
const specialDownloads: readonly CardText[] = [
  { title: 'Alyssa Ogawa (First Contact)', uses: [icon('Medical Kit')] },
  { title: 'Anya', uses: [icon('Salia')] },
  { title: 'Arandis', uses: [icon('Jamaharon')] },
  jamaharon,
  { title: 'Bareil', uses: [iconFor({ type: 'equipment' })] },
  { title: 'Beverly and Will', uses: [iconFor({ type: 'equipment', keyword: 'tricorder' })] },
  {
    title: 'Martok',
    uses: [icon("D'k Tahg")],
    standing: [
      { affects: { all: { type: 'ship', affiliation: 'klingon', whose: 'yours' }, here: true }, add: { weapons: 2 } },
    ],
  },
  ...Object.entries(others).map(([title, fetched]) => ({ title, uses: [icon(...fetched)] })),
]

export const texts = { faq1996: [jamaharon], glossary: specialDownloads } satisfies Texts
