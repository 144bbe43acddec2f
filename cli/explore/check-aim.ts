import type { Aim } from '../../analysis/explore/boards/around.ts'
import { findCard, titles } from '../../cards/catalogue.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { ExploreOptions } from './options.ts'

/** What boards are grown around; throws with the nearest words where there is no such thing, or where options exclude each other. */
export function checkAim(options: ExploreOptions, { topics, rulings }: Catalogue): Aim {
  const { topic, ruling, card } = options
  const ways = (['engine', 'between', 'self'] as const).filter(way => options[way] !== undefined)
  if (ways.length > 1) throw new UsageError(`--${ways.join(' and --')} exclude each other: name one side to explore.`)
  for (const word of topic ?? [])
    if (!topics.has(word)) throw unknown('--topic', word, 'topic', nearest(word, topics.keys(), 3))
  for (const prefix of ruling ?? [])
    if (![...rulings.keys()].some(id => id.startsWith(prefix)))
      throw unknown('--ruling', prefix, 'ruling', nearest(prefix, rulings.keys(), 3))
  const cards = card?.map(title => findCard(title)?.title ?? noCard(title))
  return { ...(topic ? { topics: topic } : {}), ...(ruling ? { rulings: ruling } : {}), ...(cards ? { cards } : {}) }
}

function noCard(title: string): never {
  throw unknown('--card', title, 'card', nearest(title, titles(), 3))
}

const unknown = (option: string, word: string, what: string, near: readonly string[]): UsageError =>
  new UsageError(`${option} ${word}: there is no such ${what}. Nearest: ${near.join(', ')}.`)
