import { cards } from '../engine/library/contents.ts'
import { rulesOfNoDocument } from '../engine/library/library.ts'
import type { Card } from '../engine/text/card.ts'
import { codeByRuling } from './explain/code.ts'
import { type Place, printPlace, sourceOf, sourcesBelow } from './explain/place.ts'

/** Faults that keep the engine from making its laws: titles with two texts, and rules of no document. */
export const lawFaults = (all: readonly Card[] = cards): readonly string[] => [...doubles(all), ...strays()]

function doubles(all: readonly Card[]): readonly string[] {
  const titles = all.map(({ title }) => title)
  const twice = new Set(titles.filter((title, i) => titles.indexOf(title) !== i))
  return [...twice].map(
    title => `The card text of "${title}" comes from two places: ${listed(placesOf(title))}. Write it in one of them.`,
  )
}

/** Every line on which a text of that title begins. */
function placesOf(title: string): readonly Place[] {
  const begins = new RegExp(`\\btitle: (['"\`])${title.replace(/[^\w\s]/g, sign => `\\\\?\\${sign}`)}\\1`)
  return sourcesBelow('engine/cards').flatMap(file =>
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
    return `${where || 'engine/mechanics'}: the rule "${id}" is of no document: no prefix of rulings/documents.yaml begins its id. Fix the id, or enter its document.`
  })
}

const listed = (places: readonly Place[]): string =>
  places.map(printPlace).join(' and ') || 'one list that names it twice'
