import type { Board, Card, Id, Where } from '../../../protocol/types.ts'
import type { CaseDetails } from '../embedded.ts'
import { exchangesFrom } from './attempt-course.ts'
import { placeText } from './words.ts'

/** One turn of a seed phase, as each player sees it. */
export interface SeedTurn {
  readonly player: string
  /** By player: what he saw. */
  readonly seen: Readonly<Record<string, string>>
  readonly rulings: readonly string[]
}

type Shown = Pick<CaseDetails, 'transcript' | 'before' | 'after'>

/** The seeding that was played, turn by turn; a card that lies face down is hidden from whoever did not seed it. */
export function seedTurnsIn({ transcript, before, after }: Shown): readonly SeedTurn[] {
  if (!before?.turn.phase.startsWith('seed-')) return []
  const cards = new Map([...before.cards, ...(after?.cards ?? [])].map(card => [card.id, card]))
  const nameOf = (id: Id) => cards.get(id)?.title ?? id
  return exchangesFrom(transcript, ({ kind }) => kind === 'seed' || kind === 'pass').flatMap(exchanges => {
    const [{ asked } = {}] = exchanges
    if (asked?.as === undefined || !asked.act) return []
    const { card, to } = asked.act
    const where = to && placeOf(to, nameOf)
    const open = card === undefined ? 'seeds nothing' : said(nameOf(card), where)
    const hidden = card !== undefined && isHidden(cards.get(card)) ? said('a card, face down,', where) : open
    const seen = Object.fromEntries(playersOf(before).map(player => [player, player === asked.as ? open : hidden]))
    const rulings = [...new Set(exchanges.flatMap(({ result }) => result.rulings ?? []))]
    return [{ player: asked.as, seen, rulings }]
  })
}

const said = (what: string, where: string | undefined): string => `seeds ${what}${where ? ` ${where}` : ''}`

const placeOf = (to: string | Where, nameOf: (id: Id) => string): string =>
  typeof to === 'string' ? to : placeText(to, nameOf)

const playersOf = ({ players }: Board): readonly string[] => players.map(({ name }) => name)

const isHidden = (card: Card | undefined): boolean => card?.where[0] === 'under' || card?.face === 'down'
