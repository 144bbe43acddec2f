/** A board made ready to be drawn: each card is drawn once, and what nothing holds is a stray. */
export function boardModel(board, { side, changes, types }) {
  const cardById = new Map(board.cards.map(card => [card.id, card]))
  const groups = groupByWhere(board.cards)
  const names = board.players.map(player => player.name)
  const drawn = new Set()
  return {
    side,
    drawn,
    spacelines: spacelinesOf(board.cards, names),
    at: (place, holder) => (groups.get(`${place}\n${holder}`) ?? []).filter(card => !drawn.has(card.id)),
    changeOf: card => changes?.cards.get(card.id),
    nameOf: id => cardById.get(id)?.title ?? id,
    typeOf: card => types(card.title ?? card.id),
    ownerOf: name => ownerOf(names, name),
    strays: () => board.cards.filter(card => !drawn.has(card.id) && !isReached(card, cardById, drawn, names)),
  }
}

/** Quadrants as they come; where each player has his own missions, they lie at his side. */
function spacelinesOf(cards, names) {
  const holders = new Set(cards.filter(card => card.where[0] === 'spaceline').map(card => card.where[1]))
  return [...holders].sort((a, b) => names.indexOf(b) - names.indexOf(a))
}

function groupByWhere(cards) {
  const groups = new Map()
  for (const card of cards) {
    const key = card.where.join('\n')
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return groups
}

function ownerOf(names, name) {
  const index = names.indexOf(name)
  return { name, index: index < 0 ? 'none' : Math.min(index, 3), letter: [...name][0]?.toUpperCase() ?? '?' }
}

/** True when a card will be drawn within its holder, or at the side of a player yet to be drawn. */
function isReached(card, cardById, drawn, names) {
  const seen = new Set([card.id])
  let holder = card.where[1]
  while (cardById.has(holder) && !seen.has(holder)) {
    seen.add(holder)
    if (drawn.has(holder)) return true
    holder = cardById.get(holder).where[1]
  }
  return !cardById.has(holder) && names.includes(holder)
}
