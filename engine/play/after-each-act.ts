import { noticeQuadrants } from '../board/new-ground.ts'
import type { State } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { freeWhomNobodyHolds } from '../mechanics/capture/captives.ts'
import { endInterludeIfStopped } from '../mechanics/capture/interlude.ts'
import { coverAgain } from '../mechanics/cloaking/exposed.ts'
import { declareModes } from '../mechanics/compatibility/declare.ts'
import { keepApart } from '../mechanics/compatibility/house-arrest.ts'
import { noticeAffiliations } from '../mechanics/compatibility/playing.ts'
import { cureAll } from '../mechanics/dilemmas/cure.ts'
import { spreadAll } from '../mechanics/dilemmas/spread.ts'
import { closeBehind } from '../mechanics/doorways/closing.ts'
import { discardEmptied } from '../mechanics/draws-and-discards/discard-emptied.ts'
import { leaveOncePlayed } from '../mechanics/draws-and-discards/once-played.ts'
import { orderDiscards } from '../mechanics/draws-and-discards/order-discards.ts'
import { returnStored } from '../mechanics/draws-and-discards/stored.ts'
import { attendDuties } from '../mechanics/duties/duties.ts'
import { resetCountdowns } from '../mechanics/facilities/reset-countdowns.ts'
import { switchOffStranded } from '../mechanics/holograms/holograms.ts'
import { partDuplicates } from '../mechanics/names/part-duplicates.ts'
import { nullifyAll } from '../mechanics/nullifying/nullify.ts'
import { nullifyWhileInPlay } from '../mechanics/nullifying/while-in-play.ts'
import { attackNewcomers, type Sight } from '../mechanics/self-controlled/newcomers.ts'
import { settleSieges } from '../mechanics/self-controlled/siege.ts'
import { noticeGone } from '../mechanics/timing/gone.ts'
import { discardForWantOfTargets } from '../mechanics/timing/lost-target.ts'
import { endGame } from './the-end.ts'

/** What was the case before the act. */
export interface Before {
  readonly state: State
  /** What cards that act by themselves had before them. */
  readonly sights: readonly Sight[]
}

/** What the rules do by themselves once an act is over. */
export interface Sweep {
  // biome-ignore lint/suspicious/noConfusingVoidType: some sweeps ask players, and yield
  readonly sweep: (game: Game, before: Before) => Flow | void
  /** Why it stands where it stands. */
  readonly why: string
}

/**
 * In this order; a sweep sees what those before it have done. No document says which of two comes first: the order is ours,
 * and no case of the suite hangs on that of two neighbours.
 */
export const sweeps: readonly Sweep[] = [
  {
    sweep: (game, { state }) => declareModes(game, state),
    why: 'A card that came into play without a mode gets one before anything looks at its affiliation.',
  },
  {
    sweep: (game, { state }) => partDuplicates(game, state),
    why: 'A duplicate that may not be there is gone before its player counts as playing its affiliation.',
  },
  {
    sweep: (game, { state }) => noticeAffiliations(game, state),
    why: 'Who plays what is known before cards attack, cure or nullify by affiliation.',
  },
  {
    sweep: (game, { state }) => freeWhomNobodyHolds(game, state),
    why: 'Whoever is free takes part in all that follows.',
  },
  {
    sweep: (game, { state }) => switchOffStranded(game, state),
    why: 'A hologram that is nowhere generated takes no part in what follows.',
  },
  {
    sweep: (game, { state }) => coverAgain(game, state),
    why: 'A ship is cloaked again before it could be seen and attacked.',
  },
  {
    sweep: (game, { sights }) => attackNewcomers(game, sights),
    why: 'Attacks come before cures and nullifiers that look at who is left.',
  },
  {
    sweep: (game, { state }) => settleSieges(game, state),
    why: 'Those who fight for a ship have won or lost it by what the attacks left.',
  },
  { sweep: spreadAll, why: 'Whoever joins the infected is infected before the cure is looked for, which heals both.' },
  { sweep: cureAll, why: 'A cure is completed by all who are there now, the infected included.' },
  { sweep: nullifyAll, why: 'What a cure has discarded needs no nullifier.' },
  {
    sweep: (game, { state }) => closeBehind(game, state),
    why: 'A doorway that was nullified or discarded is closed, and its guests leave.',
  },
  { sweep: discardForWantOfTargets, why: 'Targets may have left by each of the sweeps before.' },
  { sweep: nullifyWhileInPlay, why: 'What nullifies others may have lost its target and be gone.' },
  { sweep: leaveOncePlayed, why: 'Cards that were to go have gone, and do not count as staying.' },
  {
    sweep: (game, { state }) => noticeGone(game, state),
    why: 'Whatever the sweeps before have sent out of play is gone, and what comes for it is there for what follows.',
  },
  {
    sweep: (game, { state }) => noticeQuadrants(game, state),
    why: 'Where cards have come to is known before anybody plays what asks for it.',
  },
  { sweep: resetCountdowns, why: 'Whatever is to be aboard a facility is there.' },
  {
    sweep: (game, { state }) => discardEmptied(game, state),
    why: 'Nobody who has left it comes back by what follows.',
  },
  { sweep: returnStored, why: 'What nullifies has done so, and what was stored there has no place any more.' },
  { sweep: attendDuties, why: 'A duty ends with the card or target that the sweeps before removed.' },
  { sweep: keepApart, why: 'House arrest is for those who are still there.' },
  { sweep: endInterludeIfStopped, why: 'Whether anybody can act is known when everybody is stopped who is to be.' },
  { sweep: orderDiscards, why: 'All cards that this act sends to a discard pile are there.' },
  {
    sweep: (game, { state }) => endGame(game, state),
    why: 'Points and draw decks are counted last, when nothing can change them.',
  },
]

/** Carries out all of them. */
export function* afterEachAct(game: Game, before: Before): Flow {
  for (const { sweep } of sweeps) {
    const flow = sweep(game, before)
    if (flow) yield* flow
  }
}
