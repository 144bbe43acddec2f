import type { DeckList, ReadMark, Unread } from '../../analysis/decks/read-deck.ts'
import { counted } from '../../reports/words.ts'

/** So many titles are told one by one; of more there are examples. */
const few = 8
const examples = 3

/** What could not be read: each title, or a sentence where most of a deck is strange. */
export function sayUnread(file: string, unread: readonly Unread[]): readonly string[] {
  const groups = [
    unread.filter(one => !one.nearest),
    unread.filter(one => one.nearest && !one.otherEdition),
    unread.filter(one => one.otherEdition),
  ]
  return groups.flatMap(group => {
    const titles = [...new Map([...group].reverse().map(one => [one.text, one])).values()].reverse()
    return titles.length > few ? sayMany(group) : titles.map(one => sayOne(file, one))
  })
}

function sayMany(group: readonly Unread[]): readonly string[] {
  const [first] = group
  const titles = group
    .slice(0, examples)
    .map(({ text }) => `"${text}"`)
    .join(', ')
  const lines = counted(group.length, 'line')
  if (!first?.nearest) return [`${lines} are not a number of copies and a title, as in "2 Data": ${titles} …`]
  if (first.otherEdition)
    return [`${lines} name cards that are known of the other edition alone, such as ${titles}. ${pool}`]
  return [`${lines} name cards that are not known here, such as ${titles}. ${pool}`]
}

const pool = 'Give a pool of your cards with --cards.'

function sayOne(file: string, { line, text, nearest, otherEdition }: Unread): string {
  if (!nearest) return `${file}:${line}: "${text}" is not a number of copies and a title, as in "2 Data".`
  if (otherEdition) return `${file}:${line}: "${text}" is known as a card of the other edition alone.`
  return `${file}:${line}: no card "${text}"; the nearest titles are ${nearest.map(near => `"${near}"`).join(', ')}.`
}

/** How headings and marks were read, one line for each sort. */
export function sayReading({ zones, marks, cards }: DeckList): readonly string[] {
  return [
    ...Object.entries(zones).map(([zone, part]) => sayZone(zone, part)),
    ...sayAside(cards),
    ...groupsOf(marks).map(sayMarks),
    ...marks
      .filter(one => one.isUnique)
      .map(({ text, title }) => `"${text}" is marked as universal, but ${title} is unique here.`),
    ...marks
      .filter(one => one.others && one.title)
      .map(
        ({ text, title, others = [] }) =>
          `"${text}" does not say which card it is: read as ${title}, not as ${others.join(' or ')}.`,
      ),
  ]
}

const sayZone = (zone: string, part: string): string =>
  part === 'aside' ? `"${zone}" is what is kept next to the deck.` : `"${zone}" is the ${part}.`

function sayAside(cards: DeckList['cards']): readonly string[] {
  const titles = cards.filter(({ part }) => part === 'aside').map(({ title }) => title)
  return titles.length ? [`Kept next to the deck, and not judged: ${titles.join(', ')}.`] : []
}

function groupsOf(marks: readonly ReadMark[]): readonly (readonly ReadMark[])[] {
  const groups = new Map<string, ReadMark[]>()
  for (const mark of marks) groups.set(mark.sign, [...(groups.get(mark.sign) ?? []), mark])
  return [...groups.values()]
}

function sayMarks(group: readonly ReadMark[]): string {
  const [{ sign, means }] = group as [ReadMark]
  const shown = group
    .slice(0, examples)
    .map(({ text, title }) => (title ? `"${text}" is ${title}` : `"${text}" is not known`))
  const list = `${shown.join(', ')}${group.length > examples ? ' …' : ''}`
  const titles = counted(group.length, 'title')
  if (means === 'universal') return `"${sign}" marks universal cards: ${titles}; ${list}.`
  if (means === 'version') return `"${sign}" marks the printing: ${titles}; ${list}.`
  if (means === 'place') return `A place is left out: ${titles}; ${list}.`
  return `Capitals are read as any letters: ${titles}; ${list}.`
}
