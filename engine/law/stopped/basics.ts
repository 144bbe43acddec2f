import { after } from '../../kernel/happening.ts'
import { custom } from '../../kernel/rule.ts'

export const stoppedBasics = [
  // In Second Edition all who made a failed attempt are stopped.
  custom({
    ruling: 'custom-stopped-20',
    ...after('mission not solved', ({ group: { personnel } }) => [{ do: 'stop', cards: personnel, cause: 'text' }]),
  }),
  // With those who attempted a mission in space their ship is stopped,
  custom({
    ruling: 'custom-stopped-22',
    ...after('mission not solved', ({ group: { ship } }) =>
      ship === undefined ? [] : [{ do: 'stop', cards: [ship], cause: 'text' }],
    ),
  }),
  // and so are those with whom a player has fought in his turn.
  custom({
    ruling: 'custom-stopped-23',
    ...after('battle over', ({ cards }, game) => [
      { do: 'stop', cards: cards.filter(id => game.card(id).controller === game.state.turn.player), cause: 'battle' },
    ]),
  }),
]
