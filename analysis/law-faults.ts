import type { Room } from '../engine/kernel/room.ts'
import { rulesOfNoDocument } from '../engine/mechanics/library.ts'
import { rooms } from '../engine/mechanics/rooms.ts'
import type { CardText } from '../engine/text/text.ts'
import { codeByRuling } from './explain/code.ts'
import { type Place, printPlace, sourceOf, sourcesBelow } from './explain/place.ts'

/** What keeps the engine from making its laws: titles with two texts, and rules of no document. Empty when all is well. */
export const lawFaults = (all: readonly Room[] = rooms): readonly string[] => [...doubles(all), ...strays()]

function doubles(all: readonly Room[]): readonly string[] {
  const texts = new Map<string, number>()
  const titles = new Set<string>()
  for (const room of all)
    for (const [document, list = []] of Object.entries(room.texts ?? {}))
      for (const { title } of list as readonly CardText[]) {
        const key = `${document}\n${title}`
        texts.set(key, (texts.get(key) ?? 0) + 1)
        if (texts.get(key) === 2) titles.add(title)
      }
  return [...titles].map(
    title => `The card text of "${title}" comes from two places: ${listed(placesOf(title))}. Write it in one of them.`,
  )
}

/** Every line on which a text of that title begins. */
function placesOf(title: string): readonly Place[] {
  const begins = new RegExp(`\\btitle: (['"\`])${title.replace(/[^\w\s]/g, sign => `\\\\?\\${sign}`)}\\1`)
  return sourcesBelow('engine/mechanics')
    .filter(file => file.includes('/cards/'))
    .flatMap(file =>
      sourceOf(file)
        .split('\n')
        .flatMap((line, i) => (begins.test(line) ? [{ file, line: i + 1 }] : [])),
    )
}

function strays(): readonly string[] {
  const ids = rulesOfNoDocument()
  if (ids.length === 0) return []
  const code = codeByRuling()
  return ids.map(id => {
    const where = (code.get(id) ?? []).map(printPlace).join(', ')
    return `${where || 'engine/mechanics'}: the rule "${id}" is of no document: no prefix of rulings/documents.yaml begins its id. Mend the id, or enter its document.`
  })
}

const listed = (places: readonly Place[]): string =>
  places.map(printPlace).join(' and ') || 'one list that names it twice'
