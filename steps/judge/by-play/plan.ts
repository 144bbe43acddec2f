import { outOfPlay } from '../../../protocol/out-of-play.ts'
import type { Act, Board, Card, Name, Phase, Where } from '../../../protocol/types.ts'
import { Beyond } from '../beyond.ts'
import { startingHands } from './hands.ts'
import { Journeys } from './journeys.ts'
import { isReported, type TypeOf, whyUnreachable } from './unreachable.ts'

/** Choices that the rules of the engine make and the board does not tell. */
export interface Custom {
  /** Does a player draw a card at the end of a turn? */
  readonly draws: boolean
  /** Is what was seeded last met first? */
  readonly lastFirst: boolean
  /** Do the players seed in turns, one card each or a pass, until both pass? */
  readonly inTurns: boolean
}

export interface Move {
  readonly as: Name
  readonly act: Act
}

/** The start of a game, and how to go on from there. */
export interface Plan {
  readonly start: Board
  readonly moves: readonly Move[]
}

export const seedPhases = ['seed-doorway', 'seed-mission', 'seed-dilemma', 'seed-facility'] as const

const isSeedPhase = (phase: Phase): boolean => (seedPhases as readonly Phase[]).includes(phase)

/** How the board may come about; `phases` = those that the engine knows. Throws `Beyond` where there is no way. */
export function planOf(board: Board, typeOf: TypeOf, phases: readonly Phase[], custom: Custom): Plan {
  const why = whyUnreachable(board, typeOf)
  if (why) throw new Beyond(why, 'boards "any"')
  const seeds = phases.some(isSeedPhase)
  const seeding = seeds ? seedingOf(board, typeOf, custom) : []
  const [first] = seedPhases.filter(phase => phases.includes(phase))
  const programs = board.players.map(({ name }) => programOf(name, board, typeOf))
  const late = !isSeedPhase(board.turn.phase)
  if (!late && programs.some(({ plays }) => plays.length))
    throw new Beyond('cards are in play that are played from hand, and the seed phases are not over', 'boards "any"')
  const turns = late ? turnsOf(board, programs) : []
  const ends = programs.map(({ name }) => turns.filter(({ as, act }) => as === name && act.of === 'turn').length)
  const cards = startingHands(board, programs, custom.draws ? ends : ends.map(() => 0), card =>
    starting(card, typeOf, seeds),
  )
  const { phase: _, ...turn } = board.turn
  const start: Board = {
    ...board,
    turn: { ...turn, player: firstPlayer(board), number: 1, phase: first ?? 'play' },
    players: board.players.map(({ name }) => ({ name })),
    cards,
  }
  return {
    start,
    moves: [...seeding, ...(custom.inTurns ? [] : opening(board, late && seeds)), ...turns, ...within(board)],
  }
}

const firstPlayer = ({ players }: Board): Name => players[0]?.name ?? 'Alice'

/** Plays of a player, a card a turn, and his deeds in the orders of the last of these turns. */
export interface Program {
  readonly name: Name
  readonly plays: readonly { readonly card: Card; readonly act: Act }[]
  readonly orders: readonly Act[]
}

function programOf(name: Name, board: Board, typeOf: TypeOf): Program {
  const journeys = new Journeys(board, typeOf)
  const own = board.cards.filter(
    card => card.owner === name && !outOfPlay.has(card.where[0]) && card.where[0] !== 'under',
  )
  const reporting = own.filter(card => isReported(typeOf(card)))
  const others = own.filter(card => !isReported(typeOf(card)) && !['mission', 'facility'].includes(typeOf(card) ?? ''))
  const report = (card: Card): Act => {
    const home = journeys.homeOf(card)
    return { kind: 'play', card: card.id, to: [typeOf(card) === 'ship' ? 'docked' : 'aboard', home] }
  }
  return {
    name,
    plays: [
      ...reporting.map(card => ({ card, act: report(card) })),
      ...others.map(card => ({ card, act: playOf(card) })),
    ],
    orders: [...reporting.flatMap(inMode), ...journeys.ordersOf(reporting)],
  }
}

const inMode = ({ id, mode }: Card): readonly Act[] =>
  mode === undefined ? [] : [{ kind: 'change', card: id, word: mode }]

function playOf({ id, where, targets = [] }: Card): Act {
  const on = where[0] === 'on' ? [where[1]] : []
  const aimed = [...new Set([...on, ...targets])]
  return { kind: 'play', card: id, ...(on.length ? { to: where } : {}), ...(aimed.length ? { targets: aimed } : {}) }
}

/** Missions from left to right, then what lies under them, then facilities; each phase is ended before the next. */
function seedingOf(board: Board, typeOf: TypeOf, { lastFirst, inTurns }: Custom): readonly Move[] {
  const of = (wanted: (card: Card) => boolean): readonly Move[] =>
    board.cards
      .filter(wanted)
      .map(({ id, owner, where }) => ({ as: owner, act: { kind: 'seed', card: id, to: where } }))
  const beneath = of(card => card.where[0] === 'under')
  const steps: Readonly<Record<(typeof seedPhases)[number], readonly Move[]>> = {
    'seed-doorway': [],
    'seed-mission': of(card => typeOf(card) === 'mission' && card.where[0] === 'spaceline'),
    'seed-dilemma': lastFirst ? [...beneath].reverse() : beneath,
    'seed-facility': of(card => typeOf(card) === 'facility' && !outOfPlay.has(card.where[0])),
  }
  const until = (seedPhases as readonly Phase[]).indexOf(board.turn.phase)
  const reached = until < 0 ? seedPhases : seedPhases.slice(0, until + 1)
  const early = seedPhases.slice(reached.length).find(phase => steps[phase].length)
  if (early)
    throw new Beyond(`there are cards that are seeded later than in the ${early.slice(5)} phase`, 'boards "any"')
  const players = board.players.map(({ name }) => name)
  if (inTurns)
    return reached.flatMap((phase, index) => seededInTurns(steps[phase], players, until < 0 || index < until))
  return reached.flatMap((phase, index) => [
    ...(index ? [{ as: firstPlayer(board), act: { kind: 'end', of: reached[index - 1]! } as const }] : []),
    ...steps[phase],
  ])
}

/** Adds a pass for whoever has nothing to seed on his turn, and one of each player at the end of a phase. */
function seededInTurns(seeding: readonly Move[], players: readonly Name[], isOver: boolean): readonly Move[] {
  const moves: Move[] = []
  const nextOne = (): Name => players[moves.length % players.length]!
  for (const move of seeding) {
    while (nextOne() !== move.as) moves.push({ as: nextOne(), act: { kind: 'pass' } })
    moves.push(move)
  }
  if (isOver)
    for (let passed = 0; passed < players.length; passed += 1) moves.push({ as: nextOne(), act: { kind: 'pass' } })
  return moves
}

function opening(board: Board, seeds: boolean): readonly Move[] {
  const as = firstPlayer(board)
  return seeds ? (['seed-facility', 'start'] as const).map(of => ({ as, act: { kind: 'end', of } })) : []
}

/** Turn about, until the player whose turn it is has it and nobody has a card left to play. */
function turnsOf(board: Board, programs: readonly Program[]): readonly Move[] {
  const at = programs.findIndex(({ name }) => name === board.turn.player)
  const rounds = Math.max(0, ...programs.map(({ plays }, seat) => plays.length - (seat < at ? 1 : 0)))
  const moves: Move[] = []
  for (let round = 0; round <= rounds; round += 1) {
    for (const [seat, program] of programs.entries()) {
      if (round === rounds && seat >= at) break
      const last = round === rounds - (seat < at ? 0 : 1)
      moves.push(...turnOf(program, round, last))
    }
  }
  return moves
}

function turnOf({ name, plays, orders }: Program, round: number, last: boolean): readonly Move[] {
  const play = plays[round]
  const acts: readonly Act[] = [...(play ? [play.act] : []), ...(last ? orders : []), { kind: 'end', of: 'turn' }]
  return acts.map(act => ({ as: name, act }))
}

/** Goes on to the segment of the turn that the board stands in. */
function within({ turn: { player, phase } }: Board): readonly Move[] {
  const before: Partial<Record<Phase, readonly Phase[]>> = { orders: ['play'], end: ['play', 'orders'] }
  return (before[phase] ?? []).map(of => ({ as: player, act: { kind: 'end', of } }))
}

/** Where a card is before the game begins. */
function starting(card: Card, typeOf: TypeOf, seeds: boolean): Where {
  const type = typeOf(card)
  if (type === 'mission') return seeds ? ['missions', card.owner] : card.where
  return type === 'facility' || card.where[0] === 'under' ? ['seeds', card.owner] : ['hand', card.owner]
}
