import { conditionText, countText, placeText, turnText } from './words.js'

const nothing = { moved: false, added: [], removed: [], counts: [] }

/** What differs between two boards: per card, for the pictures, and as lines for people. */
export function changesBetween(before, after) {
  const old = byId(before)
  const now = byId(after)
  const cards = new Map()
  for (const [id, card] of now)
    keep(cards, id, old.has(id) ? differences(old.get(id), card) : { ...nothing, isNew: true })
  for (const id of old.keys()) if (!now.has(id)) cards.set(id, { ...nothing, isGone: true })
  const nameOf = id => title(now.get(id) ?? old.get(id), id)
  const lines = [...cards].flatMap(([id, change]) => cardLines(nameOf(id), change, old.get(id), now.get(id), nameOf))
  return { cards, lines: [...lines, ...orderLines(before, after, cards, nameOf), ...boardLines(before, after)] }
}

function byId(board) {
  return new Map(board.cards.map(card => [card.id, card]))
}

function title(card, id) {
  return card?.title ?? id
}

function keep(cards, id, change) {
  const isChanged = change.isNew || change.moved || change.other?.length
  if (isChanged || change.added.length || change.removed.length || change.counts.length) cards.set(id, change)
}

function differences(old, now) {
  const had = old.is ?? []
  const has = now.is ?? []
  return {
    moved: old.where.join('\n') !== now.where.join('\n'),
    added: has.filter(word => !had.includes(word)),
    removed: had.filter(word => !has.includes(word)),
    counts: changedCounts(old.count ?? {}, now.count ?? {}),
    other: otherLines(old, now),
  }
}

function changedCounts(old, now) {
  const words = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return words.filter(word => old[word] !== now[word]).map(word => ({ word, from: old[word], to: now[word] }))
}

function otherLines(old, now) {
  const lines = []
  if ((old.controller ?? old.owner) !== (now.controller ?? now.owner))
    lines.push(`is now controlled by ${now.controller ?? now.owner}`)
  if (old.mode !== now.mode && now.mode) lines.push(`is now in ${now.mode} mode`)
  if (old.face && now.face && old.face !== now.face) lines.push(`is now face ${now.face}`)
  if (String(old.targets ?? '') !== String(now.targets ?? '')) lines.push(targetLine(now.targets))
  return lines
}

function targetLine(targets) {
  return targets?.length ? `now targets ${targets.join(', ')}` : 'has no target any more'
}

function cardLines(name, change, old, now, nameOf) {
  if (change.isNew) return [{ name, text: `is new ${placeText(now.where, nameOf)}` }]
  if (change.isGone) return [{ name, text: 'is no longer in the game' }]
  return [
    ...(change.moved ? [{ name, from: placeText(old.where, nameOf), to: placeText(now.where, nameOf) }] : []),
    ...change.added.map(word => ({ name, text: `is now ${conditionText(word)}` })),
    ...change.removed.map(word => ({ name, text: `is no longer ${conditionText(word)}` })),
    ...change.counts.map(({ word, from, to }) => ({ name, text: countText(word), from: from ?? '–', to: to ?? '–' })),
    ...change.other.map(text => ({ name, text })),
  ]
}

/** Piles whose cards are the same in another order. */
function orderLines(before, after, cards, nameOf) {
  const old = orders(before, cards)
  const now = orders(after, cards)
  const turned = [...now].filter(([key, ids]) => old.has(key) && old.get(key).join('\n') !== ids.join('\n'))
  return turned.map(([key]) => ({ text: `The cards ${placeText(key.split('\n'), nameOf)} are in another order.` }))
}

const ordered = ['deck', 'discard', 'dilemmas', 'spaceline', 'under']

function orders(board, changed) {
  const groups = new Map()
  for (const { id, where } of board.cards) {
    if (!ordered.includes(where[0]) || changed.get(id)?.moved || changed.get(id)?.isNew || changed.get(id)?.isGone)
      continue
    const key = where.join('\n')
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return groups
}

function boardLines(before, after) {
  const points = after.players.map(player => ({
    name: player.name,
    to: player.points ?? 0,
    from: pointsOf(before, player.name),
  }))
  return [
    ...points.filter(({ from, to }) => from !== to).map(line => ({ ...line, text: 'points' })),
    ...(turnText(before.turn) === turnText(after.turn) ? [] : [{ text: `It is now ${turnText(after.turn)}.` }]),
    ...(after.over && !before.over ? [{ text: overText(after.over) }] : []),
  ]
}

function pointsOf(board, name) {
  return board.players.find(player => player.name === name)?.points ?? 0
}

export function overText({ winner }) {
  return winner ? `The game is over: ${winner} has won.` : 'The game is over: nobody has won.'
}
