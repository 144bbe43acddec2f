import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Ruling } from '../../../catalogue/ruling.ts'
import type { Dice } from '../dice.ts'
import { type Script, titlesOn } from '../script.ts'
import type { Card, Pool } from './pool.ts'

/** Limits of an exploration; absent = none. */
export interface Aim {
  readonly topics?: readonly string[]
  /** Beginnings of ids. */
  readonly rulings?: readonly string[]
  readonly cards?: readonly string[]
}

/** Draws cards that are to meet: of rulings of the catalogue, those first that are sought, and of cards of the pool. */
export function drawCards(
  { rulings }: Catalogue,
  pool: Pool,
  aim: Aim = {},
  isSought: (ruling: string) => boolean = () => false,
): (dice: Dice) => readonly Card[] {
  const rows = [...rulings.values()].filter(row => row.testable !== 'no' && isAimedAt(row, aim))
  const cards =
    aim.cards?.flatMap(title => pool.byTitle.get(title) ?? []) ?? (aim.topics || aim.rulings ? [] : pool.all)
  return dice =>
    cards.length && (!rows.length || dice.chance(0.5))
      ? withKin(dice.one(cards)!, pool, dice)
      : named(rowFrom(rows, isSought, dice)?.cards ?? [], pool, dice)
}

/** Rather one that is sought; a few are looked at. */
function rowFrom(rows: readonly Ruling[], isSought: (ruling: string) => boolean, dice: Dice): Ruling | undefined {
  for (let looked = 0; looked < mostLooked; looked += 1) {
    const row = dice.one(rows)
    if (!row || isSought(row.id)) return row
  }
  return dice.one(rows)
}

const mostLooked = 8

function isAimedAt({ id, topic, cards }: Ruling, aim: Aim): boolean {
  if (aim.rulings) return aim.rulings.some(prefix => id.startsWith(prefix))
  if (aim.topics) return aim.topics.includes(topic)
  return !aim.cards || cards.some(title => aim.cards!.includes(title))
}

/** Those of the scripts that are of rulings or cards aimed at; all of them where none is. */
export function aimedAt<T extends Script>(scripts: readonly T[], aim: Aim, { rulings }: Catalogue): readonly T[] {
  if (!aim.topics && !aim.rulings && !aim.cards) return scripts
  const isOf = (id: string): boolean => rulings.has(id) && isAimedAt(rulings.get(id)!, aim)
  const own = scripts.filter(
    one => one.rulings?.some(isOf) || (aim.cards && [...titlesOn(one)].some(title => aim.cards!.includes(title))),
  )
  return own.length ? own : scripts
}

/** Some of the cards that a ruling names, with others of the kinds that they speak of. */
function named(titles: readonly string[], pool: Pool, dice: Dice): readonly Card[] {
  const all = titles.flatMap(title => pool.byTitle.get(title) ?? [])
  const some = all.length ? dice.some(all, 1 + dice.below(3)) : []
  return [...new Set([...some, ...some.flatMap(one => dice.some(kinOf(one, pool, dice), dice.below(3)))])]
}

function withKin(card: Card, pool: Pool, dice: Dice): readonly Card[] {
  return [...new Set([card, ...dice.some(kinOf(card, pool, dice), 1 + dice.below(3))])]
}

/** Words that say nothing of which cards go together. */
const common: ReadonlySet<string> = new Set(['title', 'type', 'unique', 'do', 'who', 'ruling', 'icons', 'skills'])

/** Of each word of its text that other cards have, too, a few of those cards. */
function kinOf({ title, text, words }: Card, pool: Pool, dice: Dice): readonly Card[] {
  const own = title.toLowerCase()
  const said = text ? [...words] : []
  return said.flatMap(word => {
    const titled = pool.byName(word)
    if (titled && word !== own) return [titled]
    if (common.has(word)) return []
    const having = pool.byWord(word)
    return having.length > 1 && having.length < 200 ? dice.some(having, 2) : []
  })
}
