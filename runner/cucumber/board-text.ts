import type { Board, Card } from '../../protocol/types.ts'
import { whereInWords } from '../../steps/judge/where-in-words.ts'

/** A board in words, a card a line. */
export function boardText({ turn, players, cards, over }: Board): string {
  return [
    over ? `The game is over: ${over.winner ?? 'nobody'} has won.` : `It is ${turn.player}'s turn (${turn.phase}).`,
    `Points: ${players.map(({ name, points = 0 }) => `${name} ${points}`).join(', ')}.`,
    '',
    ...cards.map(cardText),
    '',
  ].join('\n')
}

function cardText({ id, owner, controller, where, is = [], mode, face }: Card): string {
  const more = [
    ...is,
    ...(controller && controller !== owner ? [`controlled by ${controller}`] : []),
    ...(mode ? [`in ${mode} mode`] : []),
    ...(face ? [`face ${face}`] : []),
  ]
  return `${id} (${owner}): ${whereInWords(where)}${more.map(word => `, ${word}`).join('')}`
}
