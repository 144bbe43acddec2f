import type { Game } from '../../../kernel/game.ts'

/** So many copies of a card in one part of a deck. */
export interface DeckLine {
  readonly part: string
  readonly title: string
  readonly count: number
}

/** What a player brings to a game: his seed deck, his draw deck, and whatever he has besides. */
export type Deck = readonly DeckLine[]

/** Portions of a seed deck; what seeds for free is kept apart from the seed cards that are counted. */
const portions: readonly string[] = ['seed deck', 'missions', 'sites']

/** What a player may be asked for; other names are those of piles that he would like to bring as well. */
export const namedDecks: readonly string[] = [
  'seed deck',
  'draw deck',
  'Q-Continuum',
  "Q's Tent",
  'Battle Bridge',
  'Tribbles',
]

/** The deck of which the line is a part. */
export const deckOf = ({ part }: Pick<DeckLine, 'part'>): string => (portions.includes(part) ? 'seed deck' : part)

export const copiesIn = (lines: readonly Pick<DeckLine, 'count'>[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0)

export const isMission = (game: Game, title: string): boolean => game.printed(title)?.type === 'mission'

/** One line for each title: the same card may be listed twice. */
export function byTitle(lines: Deck): readonly Omit<DeckLine, 'part'>[] {
  const counts = new Map<string, number>()
  for (const { title, count } of lines) counts.set(title, (counts.get(title) ?? 0) + count)
  return [...counts].map(([title, count]) => ({ title, count }))
}
