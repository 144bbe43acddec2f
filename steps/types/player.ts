import { type Chooser, type Player, players } from '../operation.ts'
import { type Reader, take, unreadable } from './reader.ts'
import type { TextType } from './text-type.ts'

const name = new RegExp(players.join('|'), 'y')
const chooserPattern = `${players.join('|')}|chance(?: by (?:${players.join('|')})'s hand)?`
const chooserName = new RegExp(chooserPattern, 'y')

export function readPlayer(reader: Reader): Player {
  const found = take(reader, name)
  return found
    ? (found[0] as Player)
    : unreadable(reader, 'a player (Alice or Bob, or Carol in the third seat)', players)
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
  meaning: 'a player or chance, which may draw by the hand of a player',
  pattern: chooserPattern,
  read: reader =>
    (take(reader, chooserName)?.[0] as Chooser | undefined) ?? unreadable(reader, 'a player or chance', ['chance']),
  print: value => value,
  examples: [...players, 'chance', "chance by Bob's hand"],
}
