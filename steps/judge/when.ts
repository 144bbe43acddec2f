import type { Act, Answer, Card, Question } from '../../protocol/types.ts'
import type { Choice, Chooser, Deed, Operation } from '../operation.ts'
import { responseVerb } from '../suite/need.ts'
import { actsOf } from './acts.ts'
import { either, inHandOf, inPlay } from './copies.ts'
import { takes } from './forced.ts'
import { inQuestion } from './in-question.ts'
import { listed, mismatch, sameSet } from './mismatch.ts'
import { give } from './one-by-one.ts'
import { letLie, mayLie, passUnclaimed, takeForced } from './pass-unclaimed.ts'
import { isSeeding, pass } from './passes.ts'
import { requireClaimed, requireUnchanged } from './refused.ts'
import type { Finder } from './resolve.ts'
import type { Table } from './table.ts'
import { unaskable } from './unaskable.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** Remembers the board before a When. */
export async function remember(table: Table, isDeed = false): Promise<void> {
  table.past.remember(await table.now(), isDeed)
}

/** A player does something: everything before it must be over. */
export async function doDeed(table: Table, { deed }: Op<'do'>): Promise<void> {
  await requireClaimed(table)
  if (deed.verb === 'passes' && !isSeeding(await table.now())) return pass(table, deed.player)
  await passUnclaimed(table)
  table.requireNoDecision()
  await remember(table, true)
  await carryOut(table, deed)
}

export async function carryOut(table: Table, deed: Deed): Promise<void> {
  const acts = actsOf(deed, await table.finder())
  for (const act of acts) {
    await passUnclaimed(table)
    const result = table.take(await table.act(deed.player, act), sentence(deed))
    if (table.last && acts.length > 1) table.last = { ...table.last, acts: acts.length }
    if (result.outcome !== 'refused') continue
    if (table.last) table.last = table.unclaimed = { ...table.last, deed }
    return
  }
}

/** The deed, for messages. */
export function sentence(deed: Deed): string {
  const cards = (deed.cards ?? []).map(term =>
    'card' in term ? `"${term.card.title}"` : 'group' in term ? `${term.of}'s ${term.group}` : 'a pile',
  )
  return `${deed.player} ${deed.verb}${cards.length ? ` ${listed(cards)}` : ''}`
}

/** A response in the first window that permits it; illegal if none did. */
export async function respond(table: Table, { player, cards, place }: Op<'respond'>): Promise<void> {
  await requireClaimed(table)
  await remember(table)
  const finder = await table.finder()
  const answering = finder.ids(cards, either(inPlay, inHandOf(player)))
  const laidOut = answering.every(id => inPlay(finder.card(id)))
  const verb = responseVerb(place, laidOut)
  const [act] = actsOf({ player, verb, cards, ...(place ? { place } : {}) }, finder)
  const what = `${player} responds with ${listed(answering)}`
  if (!act) return unaskable(`${what}: no card was named`)
  table.last = table.unclaimed = {
    refused: true,
    what,
    text: `the engine opened no window for ${player} in which that is allowed`,
    compared: true,
  }
  await letLie(table)
  for (let window = nextWindow(table); window; window = nextWindow(table)) {
    if (window.who === player && (await tryThere(table, player, act, what))) return
    await table.pass(window)
    await letLie(table)
  }
  const open = table.openDecision()
  if (open && table.last) table.last = table.unclaimed = { ...table.last, text: `${table.last.text}; ${open}` }
}

async function tryThere(table: Table, player: string, act: Act, what: string): Promise<boolean> {
  const before = await table.now()
  if (table.take(await table.act(player, act), what).outcome === 'done') return true
  requireUnchanged(before, await table.now())
  if (table.last) table.last = table.unclaimed = { ...table.last, compared: true }
  return false
}

/** The window that is open, if one is. */
export const nextWindow = (table: Table): Question | undefined => table.pending.find(q => q.kind === 'response')

const soleCandidate = 'where there is one candidate alone, nobody is asked'

/** Answers the open decision. */
export async function choose(table: Table, { chooser, choice, from }: Op<'choose'>, next?: Operation): Promise<void> {
  await requireClaimed(table)
  const who = whoIs(chooser)
  await passUnclaimed(table, false, question => question.who === who)
  const taken = await passForced(table, who, choice, from)
  if (!(await isOfThese(table, choice))) await passUnclaimed(table, false)
  if (!table.rolls.question()) await remember(table)
  if (taken && from && !table.decision()) checkCandidates(taken, from, await choosersFinder(table))
  const question =
    table.decision() ??
    mismatch(`Nobody has to choose anything now, but the scenario says what ${chooser} chooses; ${soleCandidate}`)
  checkHand(question, chooser)
  const finder = await choosersFinder(table)
  if (from) checkCandidates(question, from, finder)
  const answer = answerTo(question, choice, finder)
  if ('yes' in answer !== (question.kind === 'confirm') && !('pass' in answer))
    mismatch(
      `${chooser} chooses ${listed(words(choice, finder, question))} in the scenario, but ${question.kind === 'confirm' ? 'what the engine asks is yes or no' : 'the engine does not ask for yes or no; it asks to choose'}${inQuestion(question)}`,
    )
  if (table.rolls.question()) return table.rolls.claim(answer)
  const said = `${chooser} chooses ${listed(words(choice, finder, question))}`
  await give(table, question, answer, { said, next })
}

/** Who answers. */
export const whoIs = (chooser: Chooser): string => (chooser.startsWith('chance') ? 'chance' : chooser)

/** Checks who must choose, and where chance draws by somebody's hand, by whose. */
export function checkHand({ who, hand }: Question, chooser: Chooser): void {
  if (who !== whoIs(chooser)) mismatch(`It is ${who} who must choose now, not ${chooser}`)
  if (chooser === who) return
  const drawn = hand === undefined ? 'chance' : `chance by ${hand}'s hand`
  if (drawn !== chooser) mismatch(`It should be ${chooser} that draws now, but it is ${drawn}`)
}

/** Is the order of discards that is open, if one is, one of these cards? */
async function isOfThese(table: Table, choice: Choice): Promise<boolean> {
  const open = table.pending.find(mayLie)
  return !!open && sameSet(words(choice, await choosersFinder(table), open), open.of ?? [])
}

/** Takes decisions with one answer that are not the one that the scenario tells of; returns the last one that it might have been but for its candidates. */
async function passForced(
  table: Table,
  chooser: string,
  choice: Choice,
  from: Choice = choice,
): Promise<Question | undefined> {
  const finder = await choosersFinder(table)
  const isOfMore = sizeOf(from, finder) > sizeOf(choice, finder)
  let taken: Question | undefined
  const isMeant = (question: Question): boolean => {
    if (question.who !== chooser || !takes(question, answerTo(question, choice, finder))) return false
    if (isOfMore) taken = question
    return !isOfMore
  }
  while (await takeForced(table, isMeant)) await passUnclaimed(table, false, ({ who }) => who === chooser)
  return taken
}

/** How many are named. */
const sizeOf = (choice: Choice, finder: Finder): number =>
  choice.reduce((sum, item) => {
    if (!('cards' in item)) return sum + 1
    if (!('card' in item.cards)) return sum + finder.ids([item.cards]).length
    return sum + ('count' in item.cards ? item.cards.count : 1)
  }, 0)

/** Finds cards as they were when they were chosen among: what is rolled is carried out at once. */
export async function choosersFinder(table: Table): Promise<Finder> {
  return table.rolls.question() && table.past.nearest ? table.finderOf(table.past.nearest) : table.finder()
}

export function checkCandidates(question: Question, from: Choice, finder: Finder): void {
  const wanted = words(from, finder, question)
  const offered = [...(question.of ?? []), ...(question.pass && wanted.includes('none') ? ['none'] : [])]
  if (!sameSet(wanted, offered)) mismatch(`The candidates should be ${listed(wanted)}, but they are ${listed(offered)}`)
}

/** Card ids, players and words as the protocol spells them; of copies those that the question offers. */
export function words(choice: Choice, finder: Finder, question?: Question): readonly string[] {
  const isOffered = question && (({ id }: Card) => !!question.of?.includes(id))
  return choice.flatMap(item => {
    if ('cards' in item) return finder.ids([item.cards], isOffered)
    if ('player' in item) return [item.player]
    if ('word' in item) return [item.word]
    if ('number' in item) return [String(item.number)]
    return 'none' in item ? ['none'] : [item.yes ? 'yes' : 'no']
  })
}

function answerTo(question: Question, choice: Choice, finder: Finder): Answer {
  const [first] = choice
  if (first && 'none' in first) return { pass: true }
  if (first && 'yes' in first) return { yes: first.yes }
  if (first && 'number' in first && question.kind === 'number') return { number: first.number }
  const picked = words(choice, finder, question)
  if (question.kind === 'word') return { word: matching(picked[0] ?? '', question.of) }
  return question.kind === 'order' ? { order: picked } : { pick: picked }
}

/** Words are compared without regard to capitals. */
function matching(word: string, of: readonly string[] | undefined): string {
  return of?.find(offered => offered.toLowerCase() === word.toLowerCase()) ?? word
}
