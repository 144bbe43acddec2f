import type { Act, ActKind, Board, Card, Id, Refusal, RefusalCode } from '../../../protocol/types.ts'
import type { CaseDetails } from '../embedded.ts'
import { repliesTo } from './attempt-course.ts'
import { namesOnBoards } from './card-names.ts'
import { conditionText, countWithValue, placeText } from './words.ts'

/** What a player wanted to do with a ship or its crew, and whether he could. */
export interface Deed {
  readonly player: string
  /** As in "Alice moves Excelsior, to be in space at Excavation". */
  readonly text: string
  /** Why not; undefined where it was done, or may be. */
  readonly refused: string | undefined
  readonly rulings: readonly string[]
}

/** A ship or facility as it was before, with its crews by player. */
export interface Vessel {
  readonly name: string
  readonly where: string
  /** Docked, cloaked, stopped, what RANGE it has left. */
  readonly state: readonly string[]
  readonly crews: readonly { readonly player: string; readonly names: readonly string[] }[]
}

/** The ships and crews of a case: where they are, under which treaty, what was tried with them and why it was refused. */
export interface Ships {
  readonly vessels: readonly Vessel[]
  readonly treaties: readonly string[]
  readonly deeds: readonly Deed[]
}

const verbs: Readonly<Partial<Record<ActKind, string>>> = {
  move: 'moves',
  dock: 'docks',
  undock: 'undocks',
  land: 'lands',
  launch: 'launches',
  cloak: 'cloaks',
  decloak: 'decloaks',
  phase: 'phases',
  dephase: 'dephases',
  beam: 'beams',
  walk: 'walks',
  infiltrate: 'infiltrates with',
}

const reasons: Readonly<Partial<Record<RefusalCode, string>>> = {
  staffing: 'it is not staffed',
  range: 'its RANGE does not suffice',
  incompatible: 'they are not compatible',
  affiliation: 'the affiliation does not fit',
  condition: 'a condition stands in the way',
  requirement: 'a requirement is not met',
  'not-controlled': 'it is not the player’s',
  'wrong-place': 'not from here or not to there',
  'wrong-time': 'not at this time',
  blocked: 'the way is blocked',
  limit: 'no more this turn',
}

type Shown = Pick<CaseDetails, 'transcript' | 'before' | 'after'>

/**
 * The ships of a case, read off the messages and the board. Only where something was refused to a ship or a crew, or
 * done under a treaty.
 */
export function shipsIn({ transcript, before, after }: Shown): Ships | undefined {
  if (!before) return undefined
  const nameOf = namesOnBoards({ before, after })
  const byId = new Map(before.cards.map(card => [card.id, card]))
  const treaties = before.cards.filter(isTreaty).map(({ id }) => nameOf(id))
  const asked = repliesTo(transcript, ({ kind }) => Object.hasOwn(verbs, kind))
  const deeds = asked.flatMap(({ asked, result }) =>
    asked.act && asked.as !== undefined ? [deedOf(asked.as, asked.act, result, nameOf)] : [],
  )
  if (!treaties.length && deeds.every(({ refused }) => refused === undefined)) return undefined
  const ids = new Set(asked.flatMap(({ asked: { act } }) => (act ? vesselsOf(act, byId) : [])))
  const vessels = [...ids].map(id => vesselOf(before, byId.get(id)!, nameOf))
  return deeds.length ? { vessels, treaties, deeds: onceEach(deeds) } : undefined
}

/** A treaty bears its name, and lies face up among its player's cards. */
const isTreaty = ({ id, title = id, where: [place] }: Card): boolean => place === 'core' && title.startsWith('Treaty:')

function deedOf(
  player: string,
  act: Act,
  { outcome, refusal, rulings = [] }: { outcome?: string; refusal?: Refusal; rulings?: readonly string[] },
  nameOf: (id: Id) => string,
): Deed {
  const who = [...(act.card === undefined ? [] : [act.card]), ...(act.cards ?? [])].map(nameOf)
  const to = act.to ? `, to be ${placeText(act.to, nameOf)}` : ''
  const text = `${player} ${verbs[act.kind]} ${who.join(', ')}${to}`
  return { player, text, refused: outcome === 'refused' ? reasonOf(refusal, nameOf) : undefined, rulings }
}

function reasonOf({ code, text, by }: Partial<Refusal> = {}, nameOf: (id: Id) => string): string {
  const why =
    text ?? (code === undefined ? undefined : (reasons[code] ?? code.replaceAll('-', ' '))) ?? 'no reason given'
  return by === undefined ? why : `${why} (${nameOf(by)})`
}

const onceEach = (deeds: readonly Deed[]): readonly Deed[] =>
  deeds.filter(({ text, refused }, i) => deeds.findIndex(d => d.text === text && d.refused === refused) === i)

/** What acts, or has those who act aboard, and where they go. */
function vesselsOf({ card, cards = [], from, to }: Act, byId: ReadonlyMap<Id, Card>): readonly Id[] {
  const holders = [...(card === undefined ? [] : [card]), ...cards].map(id => {
    const where = byId.get(id)?.where
    return where?.[0] === 'aboard' ? where[1] : id
  })
  const isVessel = (id: Id): boolean => {
    const place = byId.get(id)?.where[0]
    return place !== undefined && place !== 'spaceline' && !(cards.includes(id) && !holds(id, byId))
  }
  const places = [from, to].flatMap(where => (where && ['aboard', 'docked'].includes(where[0]) ? [where[1]] : []))
  return [...holders, ...places].filter(isVessel)
}

const holds = (id: Id, byId: ReadonlyMap<Id, Card>): boolean =>
  [...byId.values()].some(({ where }) => where[0] === 'aboard' && where[1] === id)

function vesselOf({ cards }: Board, { id, where, is = [], count = {} }: Card, nameOf: (id: Id) => string): Vessel {
  const left = count['range-left']
  const aboard = cards.filter(card => card.where[0] === 'aboard' && card.where[1] === id)
  const players = [...new Set(aboard.map(card => card.controller ?? card.owner))]
  return {
    name: nameOf(id),
    where: placeText(where, nameOf),
    state: [...is.map(conditionText), ...(left === undefined ? [] : [countWithValue('range-left', left)])],
    crews: players.map(player => ({
      player,
      names: aboard.filter(card => (card.controller ?? card.owner) === player).map(card => nameOf(card.id)),
    })),
  }
}
