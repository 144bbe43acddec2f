import type { CardFacts } from '../../cards/facts.ts'
import type { Act, Board, Card, MadeUp } from '../../protocol/types.ts'

/** A board with the card on it, and what its player tries with it. */
export interface Vanilla {
  readonly board: Board
  readonly act: Act
}

const planet: MadeUp = {
  type: 'mission',
  title: 'A Planet',
  kind: 'planet',
  quadrant: 'alpha',
  span: 1,
  points: 5,
  attemptedBy: ['any'],
}
/** Lets cards of other universes in. */
const door: Card = { id: 'Alternate Universe Door', owner: 'Alice', where: ['core', 'Alice'] }
const ship: MadeUp = { type: 'ship', title: 'A Ship', affiliations: ['non-aligned'], range: 9, weapons: 9, shields: 9 }
const crew: MadeUp = {
  type: 'personnel',
  title: 'A Personnel',
  affiliations: ['non-aligned'],
  classification: 'OFFICER',
  skills: { Leadership: 9 },
  integrity: 9,
  cunning: 9,
  strength: 9,
}

/** The boards on which a card of a pool is tried: where its type is seeded, reported or played, and in play. */
export function vanillaBoards(card: CardFacts, ruleset: string): readonly Vanilla[] {
  const id = 'The Card'
  const at = (place: Card['where'], phase: Board['turn']['phase'], act: Act): Vanilla => ({
    board: boardWith({ id, title: card.title, owner: 'Alice', where: place }, card, ruleset, phase),
    act,
  })
  const hand: Card['where'] = ['hand', 'Alice']
  const attempt: Act = { kind: 'attempt', card: 'A Planet', from: ['planet', 'A Planet'] }
  switch (card.type) {
    case 'personnel':
    case 'equipment':
      return [
        at(hand, 'play', { kind: 'play', card: id, to: ['aboard', 'A Facility'] }),
        at(['planet', 'A Planet'], 'orders', attempt),
      ]
    case 'ship':
      return [
        at(hand, 'play', { kind: 'play', card: id, to: ['docked', 'A Facility'] }),
        at(['docked', 'A Facility'], 'orders', { kind: 'undock', card: id }),
      ]
    case 'mission':
      return [
        at(['missions', 'Alice'], 'seed-mission', {
          kind: 'seed',
          card: id,
          to: ['spaceline', card.quadrant ?? 'alpha'],
        }),
        at(['spaceline', 'alpha'], 'orders', { kind: 'move', card: 'A Ship', to: ['space', id] }),
      ]
    case 'dilemma':
    case 'artifact':
      return [
        at(['seeds', 'Alice'], 'seed-dilemma', { kind: 'seed', card: id, to: ['under', 'A Planet'] }),
        at(['under', 'A Planet'], 'orders', attempt),
      ]
    case 'facility':
      return [
        at(['seeds', 'Alice'], 'seed-facility', { kind: 'seed', card: id, to: ['space', 'A Planet'] }),
        at(hand, 'play', { kind: 'play', card: id, to: ['space', 'A Planet'] }),
        at(['space', 'A Planet'], 'orders', { kind: 'end' }),
      ]
    default:
      return [
        at(hand, 'play', { kind: 'play', card: id }),
        at(hand, 'play', { kind: 'play', card: id, targets: ['A Ship'] }),
        at(card.type === 'site' ? ['planet', 'A Planet'] : ['core', 'Alice'], 'orders', {
          kind: 'end',
        }),
      ]
  }
}

/** The native quadrant of the card, by its icon. */
function homeOf({ icons = [] }: CardFacts): NonNullable<MadeUp['quadrant']> {
  if (icons.includes('mirror universe')) return 'mirror'
  return (['gamma', 'delta', 'beta'] as const).find(quadrant => icons.includes(`${quadrant} quadrant`)) ?? 'alpha'
}

function boardWith(card: Card, facts: CardFacts, ruleset: string, phase: Board['turn']['phase']): Board {
  const affiliations = facts.affiliations?.length ? facts.affiliations : ['non-aligned']
  const home = homeOf(facts)
  const facility: MadeUp = {
    type: 'facility',
    title: 'A Facility',
    quadrant: home,
    affiliations,
    class: 'outpost',
    shields: 20,
  }
  return {
    ruleset,
    turn: { player: 'Alice', number: 3, phase },
    players: [{ name: 'Alice' }, { name: 'Bob' }],
    made: [planet, { ...planet, title: 'Another Planet' }, facility, ship, crew, ...staffOf(facts)],
    cards: [
      { id: 'A Planet', owner: 'Alice', where: ['spaceline', 'alpha'] },
      { id: 'Another Planet', owner: 'Alice', where: ['spaceline', home] },
      { id: 'A Facility', owner: 'Alice', where: ['space', 'Another Planet'] },
      ...(facts.icons?.includes('au') ? [door] : []),
      { id: 'A Ship', owner: 'Alice', where: ['space', 'A Planet'] },
      { id: 'Aboard', title: 'A Personnel', owner: 'Alice', where: ['aboard', 'A Ship'] },
      { id: 'On Planet', title: 'A Personnel', owner: 'Alice', where: ['planet', 'A Planet'] },
      card,
      ...(card.where[0] === 'docked' ? staffOf(facts) : []).map(
        ({ title }): Card => ({ id: title, owner: 'Alice', where: ['aboard', card.id] }),
      ),
    ],
  }
}

/** Somebody for each staffing icon of a ship, or somebody at all. */
function staffOf({ type, staffing = [], affiliations = ['non-aligned'] }: CardFacts): readonly MadeUp[] {
  if (type !== 'ship') return []
  const icons = staffing.length ? staffing : ['staff']
  return icons.map((icon, at) => ({ ...crew, title: `Staff ${at + 1}`, affiliations, icons: [icon] }))
}
