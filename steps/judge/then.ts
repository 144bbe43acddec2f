import type { Card, FactQuestion, FactWord, Values } from '../../protocol/types.ts'
import type { Condition, Now, Operation, Place } from '../operation.ts'
import { actsOf } from './acts.ts'
import { aspectOf, differences, placeOf, pointsOf } from './frame.ts'
import type { Table } from './judge.ts'
import { listed, mismatch, sameSet } from './mismatch.ts'
import type { Finder } from './resolve.ts'
import { checkCandidates, sentence } from './when.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** The last act was accepted, or refused without changing anything. */
export async function verdict(table: Table, { legal }: Op<'verdict'>): Promise<void> {
  const { last } = table
  if (!last) return mismatch('Nothing was done yet that could be legal or illegal')
  if (legal && last.refused) mismatch(`${last.what} should be legal, but the engine refused: ${last.text}`)
  if (legal) return
  if (!last.refused) mismatch(`${last.what} should be illegal, but the engine let it happen`)
  table.unclaimed = undefined
  if (!table.before || !table.pending.every(q => q.kind === 'action')) return
  const changes = differences(table.before, await table.now(), new Set())
  if (changes.length && !last.what.includes('responds'))
    mismatch(`A refusal must change nothing, but ${listed(changes)}`)
}

/** Each deed, tried from here, would be accepted or refused. */
export async function verdicts(table: Table, { legal, deeds }: Op<'verdicts'>): Promise<void> {
  await table.settle()
  const finder = await table.finder()
  for (const deed of deeds) {
    for (const act of actsOf(deed, finder)) {
      const result = await table.attempt(deed.player, act)
      const allowed = result.outcome !== 'refused'
      const why = result.refusal?.text ?? result.refusal?.code ?? ''
      if (legal && !allowed) mismatch(`${sentence(deed)} should be legal, but the engine refuses: ${why}`)
      if (!legal && allowed) mismatch(`${sentence(deed)} should be illegal, but the engine would let it happen`)
    }
  }
}

/** Nothing differs from before the first When but what was asserted. */
export async function frame(table: Table): Promise<void> {
  const now = await table.now()
  const changes = differences(table.first ?? now, now, table.asserted)
  if (changes.length) mismatch(`Nothing else should have changed, but ${listed(changes)}`)
}

/** Where the cards are, and whether that is new. */
export async function placed(table: Table, { cards, now, place }: Op<'placed'>): Promise<void> {
  const finder = await table.finder()
  const before = table.finderOf(table.before ?? finder.board)
  for (const id of finder.ids(cards)) {
    table.asserted.add(placeOf(id))
    const [was, is] = [isThere(before, id, place), isThere(finder, id, place)]
    checkNow(now, was, is, `"${id}"`, placeInWords(place), () => `it is ${finder.card(id).where.join(' ')}`)
  }
}

/** *at* means the location, the other words the very place. */
function isThere(finder: Finder, id: string, place: Place): boolean {
  const wanted = finder.where(place, id)
  const { where } = finder.card(id)
  if ('card' in place && place.prep === 'at' && finder.card(finder.id(place.card)).where[0] === 'spaceline') {
    return finder.location(id) === finder.id(place.card)
  }
  if (!wanted || wanted.join() !== where.join()) return false
  if (!('pile' in place)) return true
  const pile = finder.pile(place.pile)
  if (place.prep === 'on top of') return pile[0] === id
  return place.prep !== 'at the bottom of' || pile.at(-1) === id
}

function placeInWords(place: Place): string {
  if ('card' in place) return `${place.prep} "${place.card.title}"`
  if ('pile' in place)
    return `${place.prep} ${'of' in place.pile && typeof place.pile.of === 'string' ? `${place.pile.of}'s ` : ''}${place.pile.pile}`
  return place.prep
}

function checkNow(now: Now, was: boolean, is: boolean, what: string, how: string, actually: () => string): void {
  if (now === 'no longer') {
    if (is) mismatch(`${what} should no longer be ${how}, but is`)
    if (!was) mismatch(`${what} should no longer be ${how}, but was not before either`)
    return
  }
  if (!is) mismatch(`${what} should ${now} be ${how}, but ${actually()}`)
  if (now === 'now' && was) mismatch(`${what} is ${how} as it was before; the scenario says that this is new`)
  if (now === 'still' && !was) mismatch(`${what} is ${how}, but was not before`)
}

/** Which condition the cards are in, and whether that is new. */
export async function inCondition(table: Table, { cards, now, condition }: Op<'is'>): Promise<void> {
  const finder = await table.finder()
  const before = table.finderOf(table.before ?? finder.board)
  for (const id of finder.ids(cards)) {
    if ('staffed' in condition.is) {
      await checkStaffed(table, id, condition)
      continue
    }
    table.asserted.add(aspectOf(id, aspect(condition)))
    const [was, is] = [holds(before, id, condition), holds(finder, id, condition)]
    checkNow(now, was, is, `"${id}"`, conditionInWords(condition), () => stateInWords(finder.card(id), condition))
  }
}

function stateInWords(card: Card, { is }: Condition): string {
  if ('status' in is) return card.is?.length ? `it is ${listed(card.is)}` : 'it is not'
  if ('count' in is) return `it is at ${card.count?.[is.count as 'countdown'] ?? 'none'}`
  return `it is ${JSON.stringify({ controller: card.controller, mode: card.mode, face: card.face, targets: card.targets })}`
}

async function checkStaffed(table: Table, id: string, { not }: Condition): Promise<void> {
  const answer = await fact(table, { fact: 'staffed', cards: [id] }, `whether "${id}" is staffed`)
  if (answer !== undefined && answer === !!not)
    mismatch(`"${id}" should ${not ? 'not ' : ''}be staffed, but the engine says otherwise`)
}

function aspect({ is }: Condition): string {
  if ('status' in is) return is.status
  if ('controlledBy' in is) return 'controller'
  if ('mode' in is) return 'mode'
  if ('face' in is) return 'face'
  if ('targeting' in is) return 'targets'
  return 'count' in is ? is.count : 'place'
}

const offTable = new Set([
  'hand',
  'deck',
  'discard',
  'removed',
  'seeds',
  'missions',
  'tent',
  'bridge',
  'continuum',
  'tribbles',
  'dilemmas',
  'play',
  'under',
])

function holds(finder: Finder, id: string, { not, is }: Condition): boolean {
  const card = finder.card(id)
  return readHolds(finder, card, is) !== !!not
}

function readHolds(finder: Finder, card: Card, is: Condition['is']): boolean {
  if ('status' in is)
    return (
      !!card.is?.includes(is.status as never) && (!is.by || card.because?.[is.status as 'stopped'] === finder.id(is.by))
    )
  if ('controlledBy' in is) return (card.controller ?? card.owner) === is.controlledBy
  if ('mode' in is) return card.mode?.toLowerCase() === is.mode.toLowerCase()
  if ('face' in is) return card.face === is.face
  if ('count' in is) return card.count?.[is.count as 'countdown'] === is.value
  if ('targeting' in is) return sameSet([...(card.targets ?? [])], finder.ids(is.targeting))
  return !offTable.has(card.where[0])
}

function conditionInWords({ not, is }: Condition): string {
  const words =
    'status' in is
      ? is.status
      : 'controlledBy' in is
        ? `controlled by ${is.controlledBy}`
        : 'mode' in is
          ? `in ${is.mode} mode`
          : 'count' in is
            ? `at ${is.count} ${is.value}`
            : 'face' in is
              ? `face ${is.face}`
              : 'targeting' in is
                ? 'targeting those'
                : 'in play'
  return not ? `not ${words}` : words
}

const counted = new Set(['range-left', 'hull', 'countdown', 'tokens'])

/** A number or a set that counts now. */
export async function value(table: Table, { attribute, cards, values }: Op<'value'>): Promise<void> {
  const finder = await table.finder()
  const ids = finder.ids(cards)
  if (counted.has(attribute)) {
    for (const id of ids) compare(id, attribute, finder.card(id).count?.[attribute as 'countdown'], values)
    return
  }
  if (!table.can.values?.includes(attribute as never)) {
    table.unchecked.push(`the ${attribute} of ${listed(ids)}`)
    return
  }
  const observed = await table.client.observe({ values: ids })
  table.credit(observed.rulings)
  for (const id of ids) compare(id, attribute, observed.values?.[id]?.[attribute as keyof Values], values)
}

/** The number, or the words of the set in any order: `Diplomacy x2, Leadership`. */
function compare(id: string, attribute: string, actual: unknown, values: readonly (number | string)[]): void {
  const shown = wordsOf(actual)
  if (values.some(wanted => sameSet(lower(String(wanted).split(/, | and /)), lower(shown)))) return
  mismatch(`The ${attribute} of "${id}" should be ${values.join(' or ')}, but it is ${listed(shown)}`)
}

const lower = (words: readonly string[]): readonly string[] => words.map(word => word.toLowerCase())

function wordsOf(actual: unknown): readonly string[] {
  if (actual === undefined) return ['undefined']
  if (Array.isArray(actual)) return actual.length ? actual.map(String) : ['none']
  if (typeof actual !== 'object' || actual === null) return [String(actual)]
  const levels = Object.entries(actual)
  return levels.length ? levels.map(([word, level]) => (level === 1 ? word : `${word} x${level}`)) : ['none']
}

async function fact(table: Table, question: FactQuestion, inWords: string): Promise<unknown> {
  if (!table.can.facts?.includes(question.fact)) {
    table.unchecked.push(inWords)
    return undefined
  }
  const observed = await table.client.observe({ facts: [question] })
  table.credit(observed.rulings)
  return observed.facts?.[0]
}

const aboutTitles: ReadonlySet<string> = new Set([
  'matching-commander',
  'species',
  'persona',
  'copy',
  'unique',
  'has',
  'named-in-lore',
  'regular-skill',
  'native-quadrant',
  'corresponding',
  'homeworld',
  'compatible',
  'deck-allowed',
  'refers-to',
  'grouped',
  'same-card',
])

/** A relation between titles, or between cards on the board. */
export async function checkFact(table: Table, operation: Op<'fact'>): Promise<void> {
  const { fact: word, not, subject, object } = operation
  const byTitle = aboutTitles.has(word)
  const finder = await table.finder()
  const read = (cards: typeof subject): readonly string[] =>
    byTitle ? cards.flatMap(term => ('card' in term ? [term.card.title] : [])) : finder.ids(cards)
  const of = [...read(subject), ...(Array.isArray(object) ? read(object) : [])]
  const question: FactQuestion = {
    fact: word as FactWord,
    ...(byTitle ? { titles: of } : { cards: of }),
    ...(typeof object === 'string' ? { word: object } : {}),
  }
  const answer = await fact(table, question, `${word} of ${listed(of)}`)
  if (answer !== undefined && answer === !!not)
    mismatch(`${listed(of)}: the engine answers ${answer ? 'yes' : 'no'} to "${word}", and should not`)
}

/** An event since the first When. */
export async function happened(table: Table, { cards, not, event }: Op<'happened'>): Promise<void> {
  if (!table.can.events?.includes(event as never)) {
    table.unchecked.push(`whether cards have been ${event}`)
    return
  }
  const finder = await table.finder()
  for (const id of finder.ids(cards)) {
    const [own] = id.split('/')
    const there = table.events.some(e => e.event === event && e.cards?.some(c => c === id || c === own))
    if (there === !!not)
      mismatch(`"${id}" should ${not ? 'not ' : ''}have been ${event}, but ${not ? 'has' : 'has not'}`)
  }
}

/** The whole content of a pile. */
export async function pileHolds(table: Table, { pile, cards }: Op<'holds'>): Promise<void> {
  const finder = await table.finder()
  const actual = finder.pile(pile)
  const titles = actual.map(id => finder.card(id).title ?? id)
  const wanted = cards.map(({ title, label }) => ({ title, label }))
  const fits =
    wanted.length === actual.length &&
    wanted.every(({ title, label }, i) => titles[i] === title && (!label || actual[i]?.includes(`[${label}]`)))
  if (!fits)
    mismatch(
      `The pile should hold ${listed(
        wanted.map(w => w.title),
        'nothing',
      )}, but it holds ${listed(titles, 'nothing')}`,
    )
  for (const id of actual) table.asserted.add(placeOf(id))
  table.asserted.add(`order: ${finder.wherePile(pile).join(' of ')}`)
}

/** The score, and whether it is new. */
export async function points(table: Table, { player, now, points: wanted }: Op<'points'>): Promise<void> {
  table.asserted.add(pointsOf(player))
  const read = (board: { players: readonly { name: string; points?: number }[] } | undefined): number =>
    board?.players.find(p => p.name === player)?.points ?? 0
  const [was, is] = [read(table.before), read(await table.now())]
  if (is !== wanted) mismatch(`${player} should have ${wanted} points, but has ${is}`)
  if (now === 'still' && was !== wanted) mismatch(`${player} should still have ${wanted} points, but had ${was} before`)
  if (now === 'now' && was === wanted)
    mismatch(`${player} had ${wanted} points before, too; the scenario says that this is new`)
}

/** Who must decide, how many, among exactly whom. */
export async function mustChoose(table: Table, { chooser, count, from }: Op<'mustChoose'>): Promise<void> {
  await table.settle()
  const question = table.decision() ?? mismatch(`${chooser} should have to choose now, but nobody has to`)
  if (question.who !== chooser) mismatch(`${chooser} should have to choose now, but it is ${question.who}`)
  const finder = await table.finder()
  checkCandidates(question, from, finder)
  const most = question.kind === 'choose' ? (question.max ?? 1) : 1
  if (most !== count) mismatch(`${chooser} should have to choose ${count}, but must choose ${most}`)
}

/** What a player's own view shows. */
export async function sees(table: Table, { player, not, cards }: Op<'sees'>): Promise<void> {
  const ids = (await table.finder()).ids(cards)
  const { board } = await table.client.observe({ as: player })
  for (const id of ids) {
    const seen = board.cards.find(c => c.id === id)?.title !== undefined
    if (seen === !!not) mismatch(`${player} should ${not ? 'not ' : ''}see "${id}", but does${seen ? '' : ' not'}`)
  }
}

/** What has been revealed to the player since the first When. */
export async function shown(table: Table, { player, cards }: Op<'shown'>): Promise<void> {
  if (!table.can.events?.includes('revealed')) {
    table.unchecked.push(`what ${player} has been shown`)
    return
  }
  const ids = (await table.finder()).ids(cards)
  const told = table.events
    .filter(e => e.event === 'revealed' && (!e.player || e.player === player))
    .flatMap(e => e.cards ?? [])
  if (!sameSet(ids, [...new Set(told)]))
    mismatch(`${player} should have been shown ${listed(ids)}, but has been shown ${listed(told)}`)
}

/** Whose turn it is and how far it has come. */
export async function turn(table: Table, { now, moment }: Op<'turn'>): Promise<void> {
  if (!('turnOf' in moment)) return mismatch('Only turns and their parts can be checked')
  const phases = { start: 'start', 'card play': 'play', orders: 'orders', end: 'end' } as const
  const is = (board: Table['before']): boolean =>
    board?.turn.player === moment.turnOf && (!moment.part || board.turn.phase === phases[moment.part])
  const board = await table.now()
  checkNow(
    now,
    is(table.before),
    is(board),
    'It',
    `${moment.turnOf}'s ${moment.part ?? 'turn'}`,
    () => `it is ${board.turn.player}'s ${board.turn.phase}`,
  )
}

export async function result(table: Table, { player, result: wanted }: Op<'result'>): Promise<void> {
  const { over } = await table.now()
  if (!over) mismatch(`${player} should have ${wanted} the game, but it goes on`)
  const won = over?.winner === player
  if (won !== (wanted === 'won'))
    mismatch(`${player} should have ${wanted} the game, but ${over?.winner ?? 'nobody'} won`)
}
