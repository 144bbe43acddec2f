import { findCard } from '../../cards/catalogue.ts'
import { EngineError } from '../../protocol/failures.ts'
import type { Act, ActResult, Board, Can, Card, Observation } from '../../protocol/types.ts'
import { differencesAtAll } from '../../steps/judge/frame.ts'
import { differencesBeside, Touched } from '../../steps/judge/frame-of-play.ts'
import { few, listed } from '../../steps/judge/mismatch.ts'
import type { TinyBoard } from './boards.ts'
import { type Complaint, type Finding, once, verdictOn } from './finding.ts'
import { guarded } from './mishaps.ts'
import type { Patient } from './patient.ts'

/** Whether acts change what they are about and nothing else: a refused one nothing, an end of a turn no deck but for draws. */
export async function acting(patient: Patient, can: Can, boards: readonly TinyBoard[]): Promise<readonly Finding[]> {
  const byWeight = boards.map(({ board }) => board).toSorted((a, b) => b.cards.length - a.cards.length)
  const full = byWeight.find(isManned) ?? byWeight.find(({ cards }) => cards.some(isShip)) ?? byWeight[0]
  if (!full || !can.actions?.length) return []
  const looks: readonly [doing: string, look: () => Promise<readonly Complaint[]>][] = [
    ['Refusing an act', () => refusalFaults(patient, withSecondShip(full), can)],
    ['Ending a turn', () => (can.actions?.includes('end') ? turnFaults(patient, full) : Promise.resolve([]))],
    ['Beaming', () => beamingFaults(patient, withSecondShip(full), can)],
  ]
  const complaints: Complaint[] = []
  for (const [doing, look] of looks) complaints.push(...(await guarded(patient, doing, () => unlessUnsupported(look))))
  return verdictOn('acting', 'An act changes what it is about, and a refused one nothing', once(complaints))
}

/** An act that is declared and not served is told of where scenarios are played. */
async function unlessUnsupported(look: () => Promise<readonly Complaint[]>): Promise<readonly Complaint[]> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof EngineError && error.code === 'unsupported') return []
    throw error
  }
}

const isShip = ({ id, title = id, where: [place] }: Card): boolean =>
  place === 'space' && (findCard(title)?.type ?? 'ship') === 'ship'

/** A ship in space with somebody aboard. */
const isManned = ({ cards }: Board): boolean =>
  cards.some(
    card => isShip(card) && cards.some(({ where: [place, holder] }) => place === 'aboard' && holder === card.id),
  )

/** The same ship again beside the first, which nobody does anything with. */
function withSecondShip(board: Board): Board {
  const ship = board.cards.find(isShip)
  return ship
    ? { ...board, cards: [...board.cards, { ...ship, id: 'Another ship', title: ship.title ?? ship.id }] }
    : board
}

async function shown(patient: Patient): Promise<Board> {
  return (await patient.ask<Observation>({ do: 'observe' })).board
}

/** An act, with the boards before and after it. */
async function after(patient: Patient, board: Board, as: string, act: Act) {
  await patient.ask({ do: 'arrange', board })
  const before = await shown(patient)
  const { outcome, events = [] } = await patient.ask<ActResult>({ do: 'act', as, act })
  return { outcome, events, before, now: await shown(patient) }
}

/** A player acts out of turn. */
async function refusalFaults(patient: Patient, board: Board, { actions = [] }: Can): Promise<readonly Complaint[]> {
  const kind = (['end', 'draw'] as const).find(word => actions.includes(word))
  const rival = board.players.find(({ name }) => name !== board.turn.player)?.name
  if (!kind || rival === undefined) return []
  const act: Act = kind === 'end' ? { kind, of: 'turn' } : { kind }
  const { outcome, before, now } = await after(patient, board, rival, act)
  const changes = outcome === 'refused' ? differencesAtAll(before, now) : []
  return complaints(
    `After ${rival} was refused "${kind}" out of turn, ${listed(few(changes))}.`,
    changes,
    'Let a refused act leave the board as it was, and show after it all that was shown before.',
  )
}

async function turnFaults(patient: Patient, board: Board): Promise<readonly Complaint[]> {
  const { player } = board.turn
  const { before, now } = await after(patient, board, player, { kind: 'end', of: 'turn' })
  const old = new Map(before.cards.map(card => [card.id, card]))
  const gone = now.cards.filter(
    ({ id, owner, where: [place, holder] }) =>
      old.get(id)?.where[0] === 'deck' && !(holder === owner && ['deck', 'hand', 'discard'].includes(place)),
  )
  const rivals = now.cards.filter(
    ({ id, owner, where: [place] }) => owner !== player && place === 'hand' && old.get(id)?.where[0] === 'deck',
  )
  const stray = [...gone, ...rivals].map(
    ({ id, where }) => `"${id}" went from its deck to \`${where[0]}\` of "${where[1]}"`,
  )
  return complaints(
    `When ${player} ended the turn, ${listed(few(stray))}.`,
    stray,
    'Move no card of a draw deck when a turn ends, except for what its player draws.',
  )
}

/** The crew goes down, and what is counted of the other ship stays. */
async function beamingFaults(patient: Patient, board: Board, { actions = [] }: Can): Promise<readonly Complaint[]> {
  const ship = board.cards.find(isShip)
  const crew = board.cards.find(({ where: [place, holder] }) => place === 'aboard' && holder === ship?.id)
  if (!actions.includes('beam') || !ship || !crew) return []
  const act: Act = { kind: 'beam', cards: [crew.id], to: ['planet', ship.where[1]] }
  const { outcome, before, now } = await after(patient, board, crew.owner, act)
  if (outcome !== 'done') return []
  const touched = new Touched()
  touched.by(crew.owner, act)
  touched.by(crew.owner, { pick: [ship.id] })
  const changes = differencesBeside(before, now, new Set(), touched)
  return complaints(
    `When "${crew.id}" was beamed, ${listed(few(changes))}.`,
    changes,
    'Let an act change what it is about and nothing else, and count for other cards as before.',
  )
}

const complaints = (seen: string, changes: readonly string[], mend: string): readonly Complaint[] =>
  changes.length ? [{ seen, mend }] : []
