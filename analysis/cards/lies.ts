import type { Lies } from '../../cards/game-text.ts'
import type { Filter } from '../../engine/text/text.ts'
import type { Card } from '../../protocol/types.ts'
import { controllerOf, fitsMission, type Table } from './table.ts'

/** Does the text that is played put the card where it lies? */
export function saidByText(table: Table, card: Card): boolean {
  const text = table.text(card)
  if (!text) return false
  const [place] = card.where
  const host = table.card(card.where[1])
  const on = (filter: Filter): boolean => place === 'on' && !!host && table.fits(host, filter, controllerOf(card))
  const plays = (text.plays ?? []).filter(play => play.stays)
  const played = plays.some(play => (play.on && !play.aims ? on(play.on) : place === 'core'))
  const seeded = !!text.seeds && place === 'core'
  return played || seeded || placed(text.dilemma?.placedOn, table, card)
}

function placed(on: string | undefined, table: Table, { where: [place, holder] }: Card): boolean {
  if (on === 'table') return place === 'core'
  if (on === 'space' || on === 'far end') return place === 'space'
  const host = table.card(holder)
  return place === 'on' && !!host && table.facts(host).type === on
}

/** Do the words let the card lie there? */
export const saidByWords = (words: readonly string[], table: Table, card: Card): boolean =>
  words.some(word => (card.where[0] === 'core' ? word === 'core' : isLike(word, table, card, card.where)))

function isLike(word: string, table: Table, card: Card, [place, holder]: Card['where']): boolean {
  if (place === 'spaceline') return word === 'spaceline'
  const host = table.card(holder)
  if (!host) return false
  if (place === 'planet') return word === 'planet'
  if (place === 'aboard') return word === 'aboard'
  return isThat(word, table, host, controllerOf(card))
}

/** `ship`, `your ship`, `opponent's personnel`, `planet` for a planet mission. */
export function isThat(word: string, table: Table, card: Card, you: string): boolean {
  const [, whose, kind = ''] = /^(?:(your|opponent's) )?(.*)$/.exec(word)!
  if (whose && (controllerOf(card) === you) !== (whose === 'your')) return false
  return kind === table.facts(card).type || fitsMission(table.facts(card), kind)
}

/** May the card aim at that one from where it lies? */
export function mayAimAt(table: Table, card: Card, target: Card, { aims = [] }: Lies): boolean {
  const you = controllerOf(card)
  const said = (table.text(card)?.plays ?? []).flatMap(play => (play.aims ? [play.aimsAt ?? play.on ?? {}] : []))
  return said.some(filter => table.fits(target, filter, you)) || aims.some(word => isThat(word, table, target, you))
}
