const kinds = { attempt: 'attempts', scout: 'scouts', commandeer: 'tries to commandeer' }

/** The attempts that were played, each with what lay there and what came of every encounter; read off the messages and the two boards. */
export function attemptsIn({ transcript, before, after }) {
  const attempts = []
  for (let at = 0; at < transcript.length; at += 1) {
    const { request, reply } = transcript[at]
    if (request?.do !== 'act' || !(request.act?.kind in kinds) || reply?.result?.outcome !== 'done') continue
    const told = courseOf(transcript, at)
    const encounters = encountersOf(told)
    if (encounters.length > 0) attempts.push(attemptOf(request, told, encounters, before, after))
  }
  return attempts
}

/** What the engine told from the act on until nothing of it was open any more. */
function courseOf(transcript, from) {
  const told = []
  for (const { request, reply } of transcript.slice(from)) {
    const result = reply?.result
    if ((request?.do !== 'act' && request?.do !== 'answer') || request.try || result?.outcome !== 'done') continue
    told.push(...(result.events ?? []).map(event => ({ ...event, rulings: result.rulings ?? [] })))
    if (!result.pending?.some(question => question.kind !== 'action')) break
  }
  return told
}

/** The events from one dilemma that is turned over to the next. */
function encountersOf(told) {
  const starts = told.flatMap((event, index) => (event.event === 'encountered' ? [index] : []))
  return starts.map((start, index) => told.slice(start, starts[index + 1]))
}

function attemptOf({ as, act }, told, encounters, before, after) {
  const cardIn = board => new Map(board?.cards.map(card => [card.id, card]))
  const [old, now] = [cardIn(before), cardIn(after)]
  const nameOf = id => (old.get(id) ?? now.get(id))?.title ?? id
  const seeds = before.cards.filter(({ where: [place, holder] }) => place === 'under' && holder === act.card)
  const met = new Set(encounters.map(([first]) => first.cards?.[0]))
  return {
    player: as,
    deed: kinds[act.kind],
    mission: nameOf(act.card),
    seeds: seeds.map(({ id }) => ({ name: nameOf(id), met: met.has(id) })),
    ...withRulings(encounters.map(events => encounterOf(events, nameOf, now))),
    solved: told.some(({ event, cards }) => event === 'solved' && cards?.includes(act.card)),
    out: before.cards.flatMap(card => fellOut(card, now.get(card.id), nameOf)),
    scored: scoredBy(as, before, after),
  }
}

/** What one answer told of several encounters cannot be told apart: then the rulings are those of the attempt. */
function withRulings(encounters) {
  const [first, ...others] = encounters.map(({ rulings }) => rulings.join())
  if (others.length === 0 || others.some(rulings => rulings !== first)) return { encounters, rulings: [] }
  return { encounters: encounters.map(one => ({ ...one, rulings: [] })), rulings: encounters[0].rulings }
}

function encounterOf(events, nameOf, now) {
  const id = events[0].cards?.[0]
  const of = name => events.filter(({ event }) => event === name).flatMap(({ cards }) => cards ?? [])
  return {
    dilemma: nameOf(id),
    verdict: verdictOf(id, of, now.get(id)),
    selected: of('selected').map(nameOf),
    killed: of('killed').map(nameOf),
    rulings: [...new Set(events.flatMap(({ rulings }) => rulings))],
  }
}

const endings = {
  under: 'not overcome; it lies under the mission again',
  on: 'it has entered play',
  table: 'it has entered play',
  points: 'done with, and its points are scored',
  discard: 'done with, and discarded',
}

function verdictOf(id, of, card) {
  if (of('nullified').includes(id)) return 'nullified'
  if (of('overcome').includes(id)) return 'overcome'
  return endings[card?.where[0]] ?? 'faced'
}

const outOf = ['stopped', 'disabled', 'stasis', 'stunned', 'mortally wounded']

/** Cards that can do less than before, or are gone. */
function fellOut(old, now, nameOf) {
  if (!now || !['aboard', 'planet', 'space'].includes(old.where[0])) return []
  const gone = now.where[0] === 'discard' || now.where[0] === 'removed'
  const added = (now.is ?? []).filter(word => outOf.includes(word) && !old.is?.includes(word))
  const how = gone ? ['gone'] : added
  return how.length > 0 ? [{ name: nameOf(old.id), how }] : []
}

function scoredBy(player, before, after) {
  const points = board => board?.players.find(({ name }) => name === player)?.points ?? 0
  return after ? points(after) - points(before) : 0
}
