import { tableOf } from '../../../cards/table-of.ts'
import type { Ruling } from '../../../catalogue/ruling.ts'
import type { Dice } from '../dice.ts'
import type { Grown, Pool } from './pool.ts'

/** What a board is grown around: cards that are to meet, and the topic that says what is tried. */
export interface Theme {
  readonly cards: readonly Grown[]
  readonly topic: string
  readonly verbs: readonly string[]
}

/** A theme that a ruling of the catalogue suggests: the cards that its row names, and others of the kinds that they speak of. */
export function themeOf({ cards, topic }: Pick<Ruling, 'cards' | 'topic'>, pool: Pool, dice: Dice): Theme {
  const named = cards.flatMap(title => pool.byTitle.get(title) ?? [])
  const seeds = named.length ? dice.some(named, 1 + dice.below(3)) : []
  const kin = seeds.flatMap(one => dice.some(kinOf(one, pool, dice), dice.below(3)))
  return { cards: [...new Set([...seeds, ...kin])], topic, verbs: verbsOf[topic] ?? [] }
}

/** A theme around any card of the pool. */
export function themeAround(card: Grown, pool: Pool, dice: Dice): Theme {
  const kin = dice.some(kinOf(card, pool, dice), 1 + dice.below(3))
  return { cards: [...new Set([card, ...kin])], topic: '', verbs: [] }
}

/** Words that say nothing of which cards go together. */
const idle: ReadonlySet<string> = new Set(['title', 'type', 'unique', 'do', 'who', 'ruling', 'icons', 'skills'])

/** Of each word of its text that other cards have, too, a few of those cards. */
export function kinOf({ title, text, words }: Grown, pool: Pool, dice: Dice): readonly Grown[] {
  const own = title.toLowerCase()
  const said = text ? [...words] : []
  return said.flatMap(word => {
    const titled = pool.byName(word)
    if (titled && word !== own) return [titled]
    if (idle.has(word)) return []
    const having = pool.byWord(word)
    return having.length > 1 && having.length < 200 ? dice.some(having, 2) : []
  })
}

/** What is tried the more where a ruling of the topic suggested the board. */
const verbsOf: Readonly<Record<string, readonly string[]>> = tableOf({
  beaming: ['beams', 'walks'],
  movement: ['moves'],
  docking: ['docks', 'undocks', 'moves', 'attacks'],
  staffing: ['moves'],
  battle: ['attacks'],
  damage: ['attacks', 'moves'],
  capture: ['attacks', 'beams', 'uses'],
  reporting: ['reports'],
  compatibility: ['reports', 'beams'],
  'dual-personnel': ['attempts', 'beams', 'reports'],
  cloaking: ['cloaks', 'decloaks', 'moves', 'attacks', 'phases'],
  missions: ['attempts'],
  dilemmas: ['attempts'],
  scouting: ['scouts', 'probes for'],
  facilities: ['plays', 'reports'],
  doorways: ['plays', 'uses', 'moves'],
  locations: ['moves', 'plays'],
  downloading: ['downloads', 'plays', 'uses'],
  turns: ['ends the turn'],
  'draws-and-discards': ['draws', 'discards', 'ends the turn'],
})
