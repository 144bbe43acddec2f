import type { CardFacts } from '../../../cards/facts.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Does a reference to this name mean this card? */
export const reference = question<{ name: string; title: string; printed: string }, boolean>()(
  'refers to',
  ({ name, title, printed }) => name === printed || name === title,
)

/** Are the two the same card, text and identity? */
export const sameCard = question<{ a: string; b: string }, boolean>()('same card', ({ a, b }) => a === b)

/** Is the second a copy, that is a duplicate, of the first? */
export const copyOf = question<{ a: string; b: string }, boolean>()('is a copy of', ({ a, b }) => a === b)

/** The types of cards of which one that bears no universal icon is unique. */
const typesThatSayIfUniversal: ReadonlySet<CardFacts['type'] | undefined> = new Set([
  'personnel',
  'ship',
  'facility',
  'mission',
  'site',
  'time location',
])

/** Is the card unique by its icon, or by its words where its type has no icon for it? */
export const isMarkedUnique = ({ unique, type }: Partial<CardFacts>): boolean =>
  unique ?? typesThatSayIfUniversal.has(type)

/** Is there one of the card in play at most, of each player? */
export const isUnique = question<{ printed: CardFacts }, boolean>()(
  'is unique',
  ({ printed }) => printed.unique !== false,
)

/** The title as it is printed; in brackets stands the set by which a version is told from another of the same title. */
const withoutSet = (title: string): string => title.replace(/ \([^)]*\)$/, '')

/** Do the two titles stand for one persona? */
export const samePersona = question<{ a: CardFacts; b: CardFacts }, boolean>()('same persona', ({ a, b }) => {
  const names = ({ title, persona = [] }: CardFacts): readonly string[] => [withoutSet(title), ...persona]
  return names(a).some(name => names(b).includes(name))
})

/** The name under which references find the card. */
export const referenceName = question<{ title: string }, string>()('reads as', ({ title }) => title)

/** May a player have both in play? */
export const mayCoexist = question<{ a: string; b: string; player: PlayerName }, boolean>()('may coexist', true)

/** Is the second a duplicate of the first, for a card that says so? */
export const isDuplicateOf = question<{ a: string; b: string }, boolean>()('is a duplicate of', false)

/** How a card came to be at the location of its duplicate. */
export type Meeting = 'moved' | 'moved together' | 'reported' | 'beamed' | 'walked between sites' | 'always there'

/** Is the duplicate of the card discarded then, under a card that parts them? */
export const isParted = question<{ card: CardId; meeting: Meeting }, boolean>()(
  'duplicates are parted',
  false,
  'meeting',
)

/** Are the two facilities one station, of which no second version comes into play, whoever has the first? */
export const isOneStationWith = flag<{ a: string; b: string }>()('is one station with')

/** May a player seed the time location where he has that one on the table? */
export const maySeedTimeLocationBeside = question<{ card: CardId; there: CardId }, boolean>()(
  'may seed a time location beside',
  true,
)
