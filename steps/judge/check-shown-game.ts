import type { Board } from '../../protocol/types.ts'
import { phases } from '../../protocol/words.ts'
import { listed, mismatch } from './mismatch.ts'

/** What is shown of the game itself after arranging must be what was set; the engine may step over phases. */
export function checkShownGame(set: Board, shown: Board): void {
  if (shown.ruleset !== set.ruleset) differs('the ruleset', shown.ruleset, set.ruleset)
  if (shown.turn?.player !== set.turn.player) differs('whose turn it is', shown.turn?.player, set.turn.player)
  if (orderOf(shown.turn.phase) < orderOf(set.turn.phase)) differs('the phase', shown.turn.phase, set.turn.phase)
  if (shown.over && !set.over) mismatch('The adapter shows that the game is over, which was not set up')
  checkPlayers(set, shown)
}

function checkPlayers({ players: set }: Board, { players: shown }: Board): void {
  const [names, wanted] = [shown, set].map(players => players.map(({ name }) => name).sort())
  if (names?.join('\n') !== wanted?.join('\n')) differs('the players', listed(names ?? []), listed(wanted ?? []))
  for (const { name, points = 0, bonus = 0 } of set) {
    const seen = shown.find(one => one.name === name)
    if ((seen?.points ?? 0) !== points) differs(`the points of ${name}`, seen?.points ?? 0, points)
    if ((seen?.bonus ?? 0) !== bonus) differs(`the bonus points of ${name}`, seen?.bonus ?? 0, bonus)
  }
}

const orderOf = (phase: Board['turn']['phase']): number => phases.indexOf(phase)

function differs(what: string, seen: unknown, set: unknown): never {
  mismatch(`The adapter shows ${what} as ${seen ?? 'nothing'}, but it was set up as ${set}`)
}
