import type { Group } from '../../board/group.ts'
import { discard, move } from '../../board/moves.ts'
import { inPlay } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { failsThoughNullifiable, overcomeThoughNullifiable } from '../../questions/dilemmas/features.ts'
import {
  type Finding,
  goesOnToTheNextSection,
  instructionsAreCarriedOut,
  isAnsweredAtOnce,
  sectionIsMetAgain,
  sectionStandsAlone,
  youInADilemma,
} from '../../questions/dilemmas/questions.ts'
import { otherwiseHolds } from '../../questions/dilemmas/settled.ts'
import { conditionsWaitForAnswers } from '../../questions/timing/settled.ts'
import { carryOut } from '../../text/carry-out.ts'
import type { Context } from '../../text/selector.ts'
import { show } from '../../text/show.ts'
import { isMetThere } from '../doorways/admission.ts'
import { follow } from '../stopped/stop.ts'
import { window } from '../timing/window.ts'
import { sectionToBegin } from './first-dilemma.ts'
import { isChangedNow } from './inner/changes.ts'
import { conclude, type Faced, metOf, untargeted } from './inner/conclude.ts'
import { doneWith, isDoneWith } from './inner/done-with.ts'
import { asDrawn } from './inner/drawn-conditions.ts'
import { applyElsewhere } from './inner/elsewhere.ts'
import {
  conditionsOf,
  type Facing,
  isCuredAtOnce,
  isDeclined,
  isNullified,
  isOvercome,
  isTriggered,
  left,
  mayBeCured,
} from './inner/facing.ts'
import { nullifyByAnAction } from './inner/nullify-by-an-action.ts'
import { targetIsThere } from './inner/targets.ts'
import { isAffected, wordingOf } from './wording.ts'
import type { DilemmaSection } from './words.ts'

export interface AddedUnderway {
  /** The dilemma that is being met, the mission where, and those who face it. */
  encounter: { readonly dilemma: CardId; readonly at: CardId; readonly group: Group }
}

export interface AddedNotes {
  /** Personnel elsewhere who count for what a dilemma requires, by the dilemma. */
  alongside: Readonly<Record<CardId, readonly CardId[]>>
}

/** One dilemma, feature by feature in the order of the Glossary's summary; true when the attempt goes on. */
export function* encounter(game: Game, player: PlayerName, dilemma: CardId, group: Group): Flow<boolean> {
  const text = wordingOf(game, dilemma)
  const you = game.decide(youInADilemma, { dilemma, facing: player })
  const facing: Facing = { game, dilemma, group, text, context: { you, this: dilemma, group } }
  game.tell({ event: 'encountered', cards: [dilemma], player })
  const from = sectionToBegin(game, player, dilemma, group.mission)
  if (from === undefined) return true
  move(game, dilemma, 'play', game.card(dilemma).owner)
  const faced = yield* game.during({ encounter: { dilemma, at: group.mission, group } }, face(facing, from))
  if (faced === 'passed by') {
    discard(game, dilemma)
    return true
  }
  if (faced === 'gone') return true
  if (faced.context.untargeted) return untargeted(facing)
  const goesOn = conclude(facing, faced)
  if (inPlay(game.card(dilemma))) yield* window(game, { on: 'entered', card: dilemma, by: player })
  return goesOn
}

/** Those who face it are affected or pass it by; what is met here may be met by ships elsewhere as well. */
function* face(facing: Facing, from: number): Flow<Faced | 'gone' | 'passed by'> {
  const { game, text } = facing
  game.credit(text)
  if (!isMetThere(game, facing.dilemma) || !isAffected(facing)) return 'passed by'
  const faced = yield* faceSections({ ...facing, text: yield* asDrawn(facing) }, from)
  yield* applyElsewhere(facing, faced !== 'gone' && faced.finding === 'overcome')
  return faced
}

/** One section after the other; where the law lets none stand alone, what is true of one is true of the whole dilemma. */
export function* faceSections(facing: Facing, from: number): Flow<Faced | 'gone'> {
  const { game, dilemma, text, group } = facing
  const sections: readonly DilemmaSection[] = text.sections ?? [text]
  let whole: Faced | undefined
  for (const [index, section] of sections.entries()) {
    if (index < from || !isMetAgain(facing, index)) continue
    const faced = yield* faceSection(facing, section, index === from)
    if (faced === 'gone' || faced.context.untargeted) return faced
    const { finding } = faced
    if (!goesOn(facing, finding, sections.length > 1)) return { ...faced, section }
    if (finding !== 'failed' && outweighs(faced, whole)) whole = faced
    if (sections.length > 1 && finding !== 'failed') doneWith(game, group.player, dilemma, index)
    if (index + 1 < sections.length && isCuredWhole(facing, finding)) return faced
  }
  return whole ?? { finding: 'no conditions', context: facing.context }
}

function goesOn({ game, dilemma }: Facing, finding: Finding, several: boolean): boolean {
  if (finding === 'failed') return game.decide(goesOnToTheNextSection, { dilemma })
  return !several || game.decide(sectionStandsAlone, { dilemma, finding })
}

/** A section that was done with when the dilemma was met before is met again where the law wants it. */
function isMetAgain({ game, dilemma, text }: Facing, index: number): boolean {
  return !isDoneWith(game, dilemma, index) || game.decide(sectionIsMetAgain, { dilemma, combo: !!text.combo })
}

/** Is what one section did cured before the next one is met, and with it the whole dilemma? */
function isCuredWhole(facing: Facing, finding: Finding): boolean {
  const { game, dilemma } = facing
  if (finding !== 'no conditions' || !mayBeCured(facing)) return false
  return !game.decide(sectionStandsAlone, { dilemma, finding: 'cured' })
}

/** Of what was found of several sections, what is said of the dilemma. */
const weight: readonly Finding[] = ['no target', 'not triggered', 'no conditions', 'overcome', 'failed', 'nullified']
const outweighs = (one: Faced, other: Faced | undefined): boolean =>
  !other || weight.indexOf(one.finding) > weight.indexOf(other.finding)

/** Trigger and targets first, then conditions; then whoever may respond does, and only then something happens. */
function* faceSection(facing: Facing, section: DilemmaSection, first: boolean): Flow<Faced | 'gone'> {
  const { game, dilemma, group, context } = facing
  const found = (finding: Finding): Flow<Faced> => carryOutSection(facing, section, { finding, context })
  const early = first && isAnsweredEarly(facing, section)
  if (early) yield* window(game, { on: 'encountered', card: dilemma, by: group.player, overcome: false })
  if (game.card(dilemma).place !== 'play') return 'gone'
  if (game.wasNullified(dilemma)) return yield* found('nullified')
  const triggered = isTriggered(facing, section)
  if (!triggered || !targetIsThere(facing, section)) {
    if (first && !early) yield* window(game, { on: 'encountered', card: dilemma, by: group.player, overcome: false })
    if (game.card(dilemma).place !== 'play') return 'gone'
    if (game.wasNullified(dilemma)) return yield* found('nullified')
    return triggered ? yield* found('no target') : yield* notTriggered(facing, section)
  }
  const selected = yield* carryOut(game, section.selects ?? [], context)
  const atFirst = isOvercome(facing, section, selected)
  const spared = atFirst && game.decide(overcomeThoughNullifiable, { dilemma })
  const failed = conditionsOf(facing, section) !== undefined && !atFirst
  const late = failed && game.decide(failsThoughNullifiable, { dilemma })
  if (first && !spared && !late && isNullified(facing)) return yield* found('nullified')
  if (first && !early) yield* window(game, { on: 'encountered', card: dilemma, by: group.player, overcome: atFirst })
  if (game.card(dilemma).place !== 'play') return 'gone'
  if (game.wasNullified(dilemma)) return yield* found('nullified')
  const again =
    game.decide(conditionsWaitForAnswers, { dilemma }) ||
    game.notes.alongside?.[dilemma] !== undefined ||
    isChangedNow(game, dilemma)
  const overcome = again ? isOvercome(facing, section, selected) : atFirst
  if (!left(facing).personnel.length) return { finding: 'no target', context: { ...selected, untargeted: true } }
  if (first && (yield* nullifyByAnAction(facing))) return yield* found('nullified')
  if (first && isCuredAtOnce(facing)) return yield* found('cured')
  const met = overcome && !(yield* isDeclined(facing))
  const finding = !conditionsOf(facing, section) ? 'no conditions' : met ? 'overcome' : 'failed'
  return yield* carryOutSection(facing, section, { finding, context: selected })
}

/** May it be answered before the law knows whom it takes, or who is to meet its conditions? */
function isAnsweredEarly(facing: Facing, section: DilemmaSection): boolean {
  const { game, dilemma } = facing
  const ofConditions = section.among !== undefined
  if (!ofConditions && game.decide(isAnsweredAtOnce, { dilemma, before: 'targets are chosen' })) return true
  const asks = conditionsOf(facing, section) !== undefined
  return asks && game.decide(isAnsweredAtOnce, { dilemma, before: 'conditions are looked at' })
}

function* notTriggered(facing: Facing, section: DilemmaSection): Flow<Faced> {
  const { game, dilemma, context } = facing
  if (!section.otherwise || !game.decide(otherwiseHolds, { dilemma }))
    return yield* carryOutSection(facing, section, { finding: 'not triggered', context })
  const after = yield* carryOut(game, section.otherwise, context)
  return { finding: 'no conditions', context: after }
}

/** The instructions, where the law has them carried out, and what else follows from what was found. */
function* carryOutSection(facing: Facing, section: DilemmaSection, { finding, context }: Faced): Flow<Faced> {
  const { game, dilemma, group } = facing
  const met = metOf(facing, finding)
  const instructed = game.decide(instructionsAreCarriedOut, met)
  let after = instructed ? yield* carryOut(game, section.effects ?? [], context) : context
  if (after.untargeted) return { finding, context: after }
  if (finding === 'overcome') after = yield* overcame(facing, section, after)
  const about = { by: group.player, dilemma }
  if (finding === 'failed')
    follow(game, { what: 'dilemma failed', ...about, group: left(facing), continues: met.continues })
  if (finding === 'no conditions') follow(game, { what: 'dilemma without conditions', ...about, group })
  return { finding, context: after }
}

function* overcame({ game, group }: Facing, section: DilemmaSection, context: Context): Flow<Context> {
  show(game, [...group.personnel, ...group.equipment], opponentOf(game.state, group.player), 'overcomes')
  return yield* carryOut(game, section.overcome ?? [], context)
}
