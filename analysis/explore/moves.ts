import { tableOf } from '../../cards/table-of.ts'
import type { Finder } from '../../steps/judge/resolve.ts'
import { answersOn } from '../../steps/on-board/answers-on.ts'
import { deedsOn } from '../../steps/on-board/deeds-on.ts'
import { nameOn } from '../../steps/on-board/names-on.ts'
import type { CardName, Deed, Operation, Player } from '../../steps/operation.ts'
import { deedsBesides } from './deeds.ts'
import type { Dice } from './dice.ts'
import { promising } from './promise.ts'
import type { Reach } from './reach.ts'
import type { Recorder } from './record.ts'
import { respond } from './respond.ts'
import { tellMore } from './retell.ts'
import { demandOf } from './said-now.ts'

/** Titles that a board is about, of which more is tried, and what the engine can be asked. */
export interface Aim {
  readonly about: ReadonlySet<string>
  readonly reach: Reach
}

/** At most so many deeds in one game. */
const mostDeeds = 4

/** At most so many answers in one game. */
const mostChoices = 12

/** Tries this and that, answers whatever is asked, and writes all of it down. */
export async function playOn(recorder: Recorder, aim: Aim, dice: Dice): Promise<void> {
  const count = 1 + dice.below(mostDeeds)
  for (let made = 0; made < count; made += 1) {
    const { table } = recorder
    const now = await table.now()
    if (now.over) return
    const player = (dice.chance(0.88) ? now.turn.player : other(now.turn.player)) as Player
    const finder = await table.finder()
    const all = [...deedsOn(finder, player), ...deedsBesides(finder, player, dice)]
    const deed = await promising(recorder, finder, () => drawn(all, aim, dice), dice)
    if (!deed) return
    await carryOut(recorder, { op: 'do', deed }, dice)
  }
}

const other = (player: string): string => (player === 'Alice' ? 'Bob' : 'Alice')

/** A move with all that it leads to: a deed is gone through to its end, and told of. */
export async function carryOut(recorder: Recorder, operation: Operation, dice: Dice): Promise<void> {
  const { table } = recorder
  const before = await table.now()
  const told = table.events.length
  await recorder.move(operation)
  await answerAll(recorder, dice)
  await tellMore(recorder, before, told, dice)
}

/** Responses and answers, until the deed is over and has been told of. */
export async function answerAll(recorder: Recorder, dice: Dice): Promise<void> {
  await goThrough(recorder, dice)
  await recorder.conclude()
}

async function goThrough(recorder: Recorder, dice: Dice): Promise<void> {
  const { table } = recorder
  for (let made = 0; made < mostChoices; made += 1) {
    if (dice.chance(0.3) && (await respond(recorder, dice))) continue
    await recorder.passUnclaimed()
    const question = table.decision()
    if (!question) return
    const finder = await recorder.choosersFinder()
    if (question.of?.some(one => !isSayable(finder, one))) return
    const demand = dice.chance(0.4) ? demandOf(finder, question) : undefined
    if (demand) await recorder.ask(demand)
    const answers = answersOn(finder, question)
    const answer = dice.one(answers)
    if (!answer) return
    await recorder.move(answer)
  }
}

/** A card that no name means, such as one of many in a deck, is not spoken of. */
const isSayable = (finder: Finder, candidate: string): boolean =>
  !finder.board.cards.some(({ id }) => id === candidate) || nameOn(finder, candidate) !== undefined

/** One that the engine can be asked for; of many the dice find one soon. */
function drawn(all: readonly Deed[], aim: Aim, dice: Dice): Deed | undefined {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const deed = aimed(all, aim, dice)
    if (!deed || aim.reach.does(deed)) return deed
  }
  return undefined
}

const mostTries = 12

/** A deed that is likelier to be of what the board is about, and to be of each verb there is. */
function aimed(deeds: readonly Deed[], { about }: Aim, dice: Dice): Deed | undefined {
  const own = dice.chance(0.65) ? deeds.filter(deed => speaksOf(deed, about)) : []
  const among = own.length ? own : deeds
  const kinds = [...new Set(among.map(({ verb }) => verb))]
  const verb = dice.weighed(kinds.map(kind => [weights[kind] ?? 1, kind] as const))
  return dice.one(among.filter(one => one.verb === verb))
}

const weights: Readonly<Record<string, number>> = tableOf({
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
})

const speaksOf = (deed: Deed, titles: ReadonlySet<string>): boolean =>
  namesIn(deed).some(({ title }) => titles.has(title))

function namesIn({ cards = [], with: means = [], place }: Deed): readonly CardName[] {
  const named = [...cards, ...means].flatMap(term => ('card' in term ? [term.card] : 'group' in term ? [term.at] : []))
  return place && 'card' in place ? [...named, place.card] : named
}
