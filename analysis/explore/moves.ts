import { answersOn } from '../../steps/on-board/answers-on.ts'
import { deedsOn } from '../../steps/on-board/deeds-on.ts'
import type { CardName, Deed, Operation, Player } from '../../steps/operation.ts'
import { deedsBesides } from './deeds.ts'
import type { Dice } from './dice.ts'
import type { Grounds } from './grow/scene.ts'
import type { Recorder } from './record.ts'
import { demandOf, tell } from './tidings.ts'

/** Titles that a board was grown around, and what is tried the more for it. */
export interface Aim {
  readonly titles: ReadonlySet<string>
  readonly verbs: ReadonlySet<string>
  readonly deeds?: Grounds['deeds']
}

/** At most so many answers in one game. */
const mostChoices = 12

/** Tries this and that, answers whatever is asked, and writes all of it down. */
export async function playOn(recorder: Recorder, aim: Aim, dice: Dice): Promise<void> {
  const count = 1 + dice.below(4)
  for (let made = 0; made < count; made += 1) {
    const { table } = recorder
    const now = await table.now()
    if (now.over) return
    const player = (dice.chance(0.88) ? now.turn.player : other(now.turn.player)) as Player
    const finder = await table.finder()
    const more = dice.chance(0.6) ? aim.deeds?.(finder, player, dice) : undefined
    const deed = aimed(
      more?.length ? more : [...deedsOn(finder, player), ...deedsBesides(finder, player, dice)],
      aim,
      dice,
    )
    if (!deed) return
    await carryOut(recorder, { op: 'do', deed }, dice)
  }
}

/** A move with all that it leads to; a deed is gone through to its end. */
export async function carryOut(recorder: Recorder, operation: Operation, dice: Dice): Promise<void> {
  await recorder.move(operation)
  if (operation.op !== 'do') return
  await goThrough(recorder, dice)
  await recorder.conclude()
  await tell(recorder, dice)
}

const other = (player: string): string => (player === 'Alice' ? 'Bob' : 'Alice')

/** Responses and answers, until the deed is over. */
async function goThrough(recorder: Recorder, dice: Dice): Promise<void> {
  const { table } = recorder
  for (let made = 0; made < mostChoices; made += 1) {
    if (dice.chance(0.5) && (await respond(recorder, dice))) continue
    await recorder.settle()
    const question = table.decision()
    if (!question) return
    const finder = await recorder.choosersFinder()
    const demand = dice.chance(0.6) ? demandOf(finder, question) : undefined
    if (demand) await recorder.look(demand)
    const answers = answersOn(finder, question)
    const answer = dice.one(answers)
    if (!answer) return
    await recorder.move(answer)
  }
}

/** Somebody responds with a card in hand, where a window is open. */
async function respond(recorder: Recorder, dice: Dice): Promise<boolean> {
  const { table } = recorder
  const window = table.pending.find(({ kind }) => kind === 'response')
  if (!window || table.decision()) return false
  const finder = await table.finder()
  const player = window.who as Player
  const hand = finder.pile({ pile: 'hand', of: player })
  const title = dice.one(hand.flatMap(id => finder.card(id).title ?? []))
  if (title === undefined) return false
  const targets = finder.board.cards.filter(({ where }) => where[0] === 'play')
  const target = dice.chance(0.5) ? dice.one(targets)?.title : undefined
  const place = target === undefined ? {} : { place: { prep: 'on', card: { title: target } } as const }
  await recorder.move({ op: 'respond', player, cards: [{ card: { title } }], ...place })
  return true
}

/** A deed that is likelier to be about what the board was grown around, and to be of each verb there is. */
function aimed(deeds: readonly Deed[], { titles, verbs }: Aim, dice: Dice): Deed | undefined {
  const about = dice.chance(0.65) ? deeds.filter(deed => speaksOf(deed, titles)) : []
  const wanted = dice.chance(0.5) ? (about.length ? about : deeds).filter(({ verb }) => verbs.has(verb)) : []
  const among = wanted.length ? wanted : about.length ? about : deeds
  const kinds = [...new Set(among.map(({ verb }) => verb))]
  const verb = dice.weighed(kinds.map(kind => [weights[kind] ?? 1, kind] as const))
  return dice.one(among.filter(one => one.verb === verb))
}

const weights: Readonly<Record<string, number>> = {
  attempts: 4,
  plays: 3,
  reports: 2,
  uses: 0.7,
  draws: 0.3,
  cloaks: 0.3,
  decloaks: 0.3,
  phases: 0.3,
  dephases: 0.3,
  lands: 0.4,
  'takes off': 0.3,
  walks: 0.5,
  scouts: 0.7,
}

const speaksOf = (deed: Deed, titles: ReadonlySet<string>): boolean =>
  namesIn(deed).some(({ title }) => titles.has(title))

function namesIn({ cards = [], with: means = [], place }: Deed): readonly CardName[] {
  const named = [...cards, ...means].flatMap(term => ('card' in term ? [term.card] : 'group' in term ? [term.at] : []))
  return place && 'card' in place ? [...named, place.card] : named
}

export type Move = Operation
