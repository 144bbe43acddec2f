import { type Chooser, type Player, players } from '../operation.ts'
import { type Reader, take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'

const name = new RegExp(players.join('|'), 'y')
const chooserName = new RegExp(`${players.join('|')}|chance`, 'y')

export function readPlayer(reader: Reader): Player {
  const found = take(reader, name)
  return found ? (found[0] as Player) : unreadable(reader, 'a player (Alice or Bob)', players)
}

export const player: TextType<Player> = {
  name: 'player',
  meaning: 'a player',
  pattern: players.join('|'),
  read: readPlayer,
  print: value => value,
  examples: [...players],
}

export const chooser: TextType<Chooser> = {
  name: 'chooser',
  meaning: 'a player or chance',
  pattern: `${players.join('|')}|chance`,
  read: reader =>
    (take(reader, chooserName)?.[0] as Chooser | undefined) ?? unreadable(reader, 'Alice, Bob or chance', ['chance']),
  print: value => value,
  examples: [...players, 'chance'],
}
