import type { CardFacts } from '../../cards/facts.ts'
import { cardsInVersion, cardsLike, cardsTitled, missionsEndingWith, versionsOf } from './titles.ts'

/** A sign beside a title that is no part of it. */
export interface Mark {
  readonly sign: string
  readonly means: 'universal' | 'version' | 'capitals' | 'place'
}

/** A title with the marks that stand beside it, and the cards that it may mean: one of each edition. */
export interface MarkedTitle {
  readonly name: string
  readonly marks: readonly Mark[]
  readonly cards: readonly CardFacts[]
  /** Other cards of the name, where the list does not say which of them it means. */
  readonly others: readonly string[]
}

const universal = /^[%❖]\s*/
const version = /(?:(\*{1,9})|(?<=\s)(\*[\w-]{1,8})|(?<=\s)(\([^()]+\)))$/

/** Reads `% Vekor`, `Rom*`, `Mr. Scott *TMP`, `Data (The Next Generation)` and `HORTA`. */
export function readTitle(text: string): MarkedTitle {
  const whole = cardsTitled(text)
  if (whole.length) return { name: text, marks: capitals(text, whole), cards: whole, others: [] }
  const bare = text.replace(universal, '')
  const marks: Mark[] = bare === text ? [] : [{ sign: text.slice(0, 1), means: 'universal' }]
  const [found, stars, code, brackets] = version.exec(bare) ?? []
  const named = found === undefined ? cardsLike(bare) : cardsTitled(bare)
  if (named.length) return { name: bare, marks: [...marks, ...capitals(bare, named)], cards: named, others: [] }
  if (found === undefined) return withPlace(bare, marks)
  const name = bare.slice(0, -found.length).trim()
  const sign = stars ?? code ?? brackets ?? ''
  marks.push({ sign, means: 'version' })
  return { name, marks: [...marks, ...capitals(name, cardsLike(name))], ...inVersion(name, stars ? '' : sign) }
}

function withPlace(name: string, marks: readonly Mark[]): MarkedTitle {
  const cards = missionsEndingWith(name)
  return { name, marks: cards.length ? [...marks, { sign: 'place', means: 'place' }] : marks, cards, others: [] }
}

function inVersion(name: string, sign: string): Pick<MarkedTitle, 'cards' | 'others'> {
  const exact = sign ? cardsInVersion(name, sign.replaceAll(/[*()]/g, '')) : []
  if (exact.length) return { cards: exact, others: [] }
  const versions = versionsOf(name)
  const [only] = versions
  const cards = cardsLike(name)
  if (cards.length) return { cards, others: versions }
  return { cards: only === undefined ? [] : cardsTitled(only), others: versions.slice(1) }
}

/** Capitals are told of where the card is not written so. */
function capitals(text: string, [card]: readonly CardFacts[]): readonly Mark[] {
  const isLoud = text.length > 3 && text === text.toUpperCase() && /\p{L}{2}/u.test(text)
  return isLoud && card && card.title !== text ? [{ sign: 'CAPITALS', means: 'capitals' }] : []
}
