import { findCard } from '../../../../cards/catalogue.ts'
import { tableOf } from '../../../../cards/table-of.ts'
import type { Card } from '../../../../protocol/types.ts'
import type { Finder } from '../../../../steps/judge/resolve.ts'
import { nameOn } from '../../../../steps/on-board/names-on.ts'
import type { CardName, Deed, Operation, Place, Player } from '../../../../steps/operation.ts'
import type { Dice } from '../../dice.ts'
import { holdsIn } from '../../said-now.ts'

/** What may be tried in the seed phases. */
export function seedingDeeds(finder: Finder, player: Player, dice: Dice): readonly Deed[] {
  const { turn, cards } = finder.board
  if (turn.phase === 'setup') return [{ player, verb: 'begins the game' }]
  if (!turn.phase.startsWith('seed-')) return []
  const own = cards.filter(({ where: [place, of] }) => ['seeds', 'missions', 'hand'].includes(place) && of === player)
  const top = own.find(({ where }) => where[0] === 'missions')
  const drawn = [...dice.some(own, 4), ...(top && turn.phase === 'seed-mission' ? [top, top, top] : [])]
  const seeded = drawn.flatMap(card => seedingsOf(finder, card, player, dice))
  return [...seeded, ...(dice.chance(0.4) || !seeded.length ? [{ player, verb: 'seeds nothing' }] : [])]
}

function seedingsOf(finder: Finder, card: Card, player: Player, dice: Dice): readonly Deed[] {
  const name = nameOn(finder, card.id)
  if (!name) return []
  const { affiliations = [] } = findCard(card.title ?? '') ?? {}
  const word = affiliations.length > 1 && dice.chance(0.7) ? dice.one(affiliations) : undefined
  const deed: Deed = { player, verb: 'seeds', cards: [{ card: name }], ...(word === undefined ? {} : { word }) }
  const places = dice.some(placesFor(finder, card, dice), 3)
  return [...places.map(place => ({ ...deed, place })), ...(dice.chance(0.1) ? [deed] : [])]
}

/** Where such a card might be seeded; now and then where it cannot be. */
function placesFor(finder: Finder, card: Card, dice: Dice): readonly Place[] {
  const type = dice.chance(0.08) ? dice.one(Object.keys(makers)) : finder.typeOf(card)
  const make = makers[type ?? ''] ?? onTable
  return make(finder, card, dice)
}

type Maker = (finder: Finder, card: Card, dice: Dice) => readonly Place[]

const ofType = (finder: Finder, ...types: readonly string[]): readonly CardName[] =>
  finder.board.cards
    .filter(card => types.includes(finder.typeOf(card) ?? '') && inPlay.has(card.where[0]))
    .flatMap(({ id }) => nameOn(finder, id) ?? [])

const inPlay: ReadonlySet<string> = new Set(['spaceline', 'shares', 'space', 'planet', 'core', 'on', 'site', 'aboard'])

/** Under a mission, and rather where something lies already, or a copy of the card. */
const beneath: Maker = (finder, { title }, dice) => {
  const missions = ofType(finder, 'mission')
  const below = (card: CardName): readonly string[] => finder.pile({ pile: 'seeds', under: card })
  const copied = missions.filter(card => below(card).some(id => finder.card(id).title === title))
  if (copied.length && dice.chance(0.6)) return copied.map(card => ({ prep: 'under', card }))
  const used = missions.filter(card => below(card).length)
  return (used.length && dice.chance(0.6) ? used : missions).map(card => ({ prep: 'under', card }))
}

const onTable: Maker = (finder, _, dice) => [
  { prep: 'on the table' },
  ...dice
    .some(ofType(finder, 'mission', 'facility', 'doorway', 'site', 'time location'), 3)
    .map((card): Place => ({ prep: 'on', card })),
  ...dice.some(beneath(finder, _, dice), 1),
]

const inFront: Maker = (finder, _, dice) => [
  ...ofType(finder, 'mission', 'time location').map((card): Place => ({ prep: 'at', card })),
  ...(dice.chance(0.15) ? onTable(finder, _, dice) : []),
]

const intoLine: Maker = (finder, card, dice) => {
  const { quadrant = 'alpha' } = findCard(card.title ?? '') ?? {}
  const line = dice.chance(0.85) ? quadrant : dice.one(['alpha', 'beta', 'gamma', 'delta'])!
  const pile = { pile: 'spaceline', quadrant: line } as const
  const ends: readonly Place[] = [
    { prep: 'at the left end of', pile },
    { prep: 'at the right end of', pile },
  ]
  const row = finder.pile(pile).flatMap(id => nameOn(finder, id) ?? [])
  const between = row.slice(1).map((one, at): Place => ({ prep: 'between', cards: [row[at]!, one] }))
  const atop = ofType(finder, 'mission').map((one): Place => ({ prep: 'atop', card: one }))
  return [...ends, ...dice.some(between, 1), ...dice.some(atop, 1)]
}

const onStation: Maker = (finder, card, dice) => [
  ...ofType(finder, 'facility').map((of): Place => ({ prep: 'in', pile: { pile: 'sites', of } })),
  ...dice.some(beneath(finder, card, dice), 1),
]

const makers: Readonly<Record<string, Maker>> = tableOf({
  mission: intoLine,
  dilemma: beneath,
  artifact: beneath,
  personnel: beneath,
  facility: inFront,
  site: onStation,
  doorway: onTable,
  'time location': finder => [{ prep: 'in', pile: { pile: 'spaceline', quadrant: 'time' } }, ...inFrontOf(finder)],
})

const inFrontOf = (finder: Finder): readonly Place[] => ofType(finder, 'mission').map(card => ({ prep: 'at', card }))

/** How cards lie under missions, who sees them, and which piles hold what. */
export function lookAtSeeding(finder: Finder, dice: Dice): readonly Operation[] {
  const { cards } = finder.board
  const under = [...new Set(cards.filter(({ where }) => where[0] === 'under').map(({ where }) => where[1]))]
  const piles = under.flatMap(id => {
    const card = nameOn(finder, id)
    return card ? holdsIn(finder, { pile: 'seeds', under: card }) : []
  })
  const seen = dice.some(cards, 3).flatMap(({ id }): readonly Operation[] => {
    const card = nameOn(finder, id)
    return card ? [{ op: 'sees', player: dice.one(['Alice', 'Bob'] as const)!, cards: [{ card }] }] : []
  })
  const faces = dice
    .some(
      cards.filter(({ face }) => face),
      2,
    )
    .flatMap(({ id, face }): readonly Operation[] => {
      const card = nameOn(finder, id)
      return card && face ? [{ op: 'is', cards: [{ card }], now: 'now', condition: { is: { face } } }] : []
    })
  return [...dice.some(piles, 2), ...seen, ...faces]
}
