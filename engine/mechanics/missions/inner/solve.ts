import type { Act } from '../../../../protocol/types.ts'
import { can } from '../../../board/can.ts'
import type { Group } from '../../../board/group.ts'
import { groupAt, presentAt, type Site } from '../../../board/group.ts'
import { remember } from '../../../board/history.ts'
import { discard, impose } from '../../../board/moves.ts'
import { cardsIn, inPlay } from '../../../board/places.ts'
import { score } from '../../../board/score.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { earnsArtifacts } from '../../../questions/artifacts/questions.ts'
import { missionScoresFor } from '../../../questions/capture/questions.ts'
import { leavesWithTheMission } from '../../../questions/dilemmas/single.ts'
import { comesInSolving, type SolvingStep, usualPlace } from '../../../questions/missions/questions.ts'
import { completion, scoresFromAfar } from '../../../questions/missions/settled.ts'
import { cardsWith } from '../../../text/cards-with.ts'
import { speaksTo } from '../../../text/you.ts'
import { leavesArtifacts } from '../../artifacts/acquire.ts'
import { earn } from '../../artifacts/earn.ts'
import { uncoverArtifacts } from '../../artifacts/uncover.ts'
import { solvedWhereMet } from '../../dilemmas/solved-where-met.ts'
import { leftUnused, skilledFor, tellUses } from '../../skills/use-skills.ts'
import { follow } from '../../stopped/stop.ts'
import { carryOutAt } from '../../timing/due.ts'
import { window } from '../../timing/window.ts'
import { ignoresRequirements } from '../ignore-requirements.ts'
import { meetsMission, pointsAdded, poolOf, requirementOf } from '../mission-requirements.ts'
import { missionPoints, readFrom } from '../missions.ts'
import { acquirePersonnel } from '../seeded-personnel.ts'
import { thoseBeside } from './beside.ts'
import { discardToSolve, meetsDiscards, pointsForDiscards } from './discard-to-solve.ts'
import { findTheLost } from './the-lost.ts'

/** What solving the mission is about: who does it, and from where. */
interface Solving {
  readonly player: PlayerName
  readonly mission: CardId
  readonly site: Site
  readonly group: Group
  readonly solved: boolean
}

/** Completes the mission if those who attempt it meet one of its requirements, with all that follows in the order of the law. */
export function* solve(game: Game, player: PlayerName, sites: readonly Site[], act: Act): Flow {
  const groups = sites.map(site => groupAt(game, player, site, act.kind === 'scout' ? 'scout' : 'attempt', act.cards))
  const mission = sites[0]!.mission
  const pool = [...groups.flatMap(poolOf), ...thoseBeside(game, groups)]
  const use = { player, needs: requirementOf(game, mission, player), pool, as: 'mission requirement' } as const
  const unused = yield* leftUnused(game, use)
  const meets = game.whilst({ comparing: groups, unused }, () => meetsMission(game, mission, player, pool))
  if (meets) tellUses(game, use, unused)
  const skilled = meets ? skilledFor(game, use, unused) : []
  const met = meetsDiscards(game, groups[0]!) && (meets || (yield* ignoresRequirements(game, mission, player, pool)))
  if (!met) {
    const unsolved: Solving = { player, mission, site: sites[0]!, group: groups[0]!, solved: false }
    yield* steps.artifacts(game, unsolved)
    for (const group of groups) follow(game, { what: 'mission not solved', by: player, group })
    return
  }
  yield* discardToSolve(game, groups[0]!)
  const atOnce = game.decide(completion, { mission }) === 'requirements met'
  if (atOnce) complete(game, player, mission, skilled)
  const solving: Solving = { player, mission, site: sites[0]!, group: whoAreLeft(game, groups[0]!), solved: true }
  for (const step of inOrder(game, mission)) yield* steps[step](game, solving)
  if (!atOnce) complete(game, player, mission, skilled)
  const others = game.state.cards.filter(c => inPlay(c) && c.holder !== mission).map(c => c.id)
  for (const id of others) yield* carryOutAt(game, 'another solved', speaksTo(game, id), id)
  yield* window(game, { on: 'solved', card: mission, by: player })
}

/** Without those that were discarded to solve it. */
function whoAreLeft(game: Game, group: Group): Group {
  const are = (ids: readonly CardId[]) => ids.filter(id => inPlay(game.card(id)))
  return { ...group, personnel: are(group.personnel), equipment: are(group.equipment) }
}

/** `skilled` = those who have used a skill or classification for what it requires. */
function complete(game: Game, player: PlayerName, mission: CardId, skilled: readonly CardId[]): void {
  game.tell({ event: 'solved', cards: [mission], player })
  impose(game, mission, 'completed')
  remember(game, { player, kind: 'completed', card: mission, cards: skilled })
  for (const { id: dilemma } of cardsIn(game, 'on', mission).filter(c => game.facts(c.id).type === 'dilemma'))
    if (game.decide(leavesWithTheMission, { dilemma, mission })) discard(game, dilemma)
}

function inOrder(game: Game, mission: CardId): readonly SolvingStep[] {
  const at = (step: SolvingStep): number => game.decide(comesInSolving, { mission, step })
  return (Object.keys(usualPlace) as SolvingStep[]).sort((a, b) => at(a) - at(b))
}

/** Cards in play whose text has something done whenever their player solves a mission. */
const attending = cardsWith(text => text.timed?.some(({ at }) => at === 'you solve'))

/** Does it say what is done whoever solves the mission? */
const heedsEverybody = (game: Game, id: CardId): boolean =>
  !!game.text(id).timed?.some(({ at, whose }) => at === 'solved' && whose === 'every')

const steps: Readonly<Record<SolvingStep, (game: Game, solving: Solving) => Flow>> = {
  *texts(game, { player, mission, group }) {
    const instructions = readFrom(game, mission, player, 'instructions')
    if (instructions.end === 'own') yield* carryOutAt(game, 'solved', player, instructions.card, group)
    for (const { id } of cardsIn(game, 'on', mission))
      if (speaksTo(game, id) === player || heedsEverybody(game, id))
        yield* carryOutAt(game, 'solved', player, id, group)
    yield* solvedWhereMet(game, player, mission, 'solving')
    for (const id of group.personnel) yield* carryOutAt(game, 'helps solve', player, id, group)
    for (const { id, controller } of attending(game))
      if (controller === player && can(game, id, 'keep text in force'))
        yield* carryOutAt(game, 'you solve', player, id, group)
  },
  *'seeded personnel'(game, { player, site }) {
    yield* findTheLost(game, player, site)
    yield* acquirePersonnel(game, player, site)
  },
  *artifacts(game, { player, mission, site, group, solved }) {
    if (!game.decide(earnsArtifacts, { mission, solved })) return
    uncoverArtifacts(game, mission)
    if (leavesArtifacts(game, group)) return
    for (const id of yield* earn(game, player, site)) yield* carryOutAt(game, 'earned', player, id, group)
  },
  *points(game, { player, mission, site, group }) {
    const away = !presentAt(game, player, site).length
    if (away && !game.decide(scoresFromAfar, { mission })) return
    const scorer = game.decide(missionScoresFor, { mission, player })
    const points = missionPoints(game, mission, player) + pointsAdded(game, group) + pointsForDiscards(game, mission)
    score(game, scorer, points, false, mission)
  },
}
