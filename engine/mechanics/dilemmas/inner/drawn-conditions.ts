import { remember } from '../../../board/history.ts'
import type { CardId } from '../../../board/state.ts'
import { type Flow, malformed } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { numberIsDrawnAnew } from '../../../questions/missions/settled.ts'
import type { DilemmaText } from '../words.ts'
import type { Facing } from './facing.ts'

/** The text of the dilemma, with the conditions that chance gives it where it says so. */
export function* asDrawn({ game, dilemma, group, text }: Facing): Flow<DilemmaText> {
  const { byNumber } = text
  if (!byNumber) return text
  const before = numberDrawn(game, dilemma)
  const anew = before === undefined || game.decide(numberIsDrawnAnew, { dilemma })
  const number = anew ? yield* drawNumber(dilemma, byNumber.length) : before
  remember(game, { player: group.player, kind: 'number drawn', card: dilemma, number })
  const entry = byNumber[number - 1]
  if (!entry || !game.inForce(entry)) return text
  game.credit(entry)
  return { ...text, conditions: entry.conditions }
}

const numberDrawn = (game: Game, dilemma: CardId): number | undefined =>
  game.state.history.find(d => d.kind === 'number drawn' && d.card === dilemma)?.number

function* drawNumber(by: CardId, max: number): Flow<number> {
  const given = yield {
    who: 'chance',
    kind: 'number',
    min: 1,
    max,
    by,
    check: answer => {
      if (!('number' in answer) || answer.number < 1 || answer.number > max)
        malformed('not-a-choice', `A number from 1 to ${max} must be drawn`, [], 'answer')
    },
  }
  return 'number' in given ? given.number : 1
}
