/** A case with such a card aboard suffers; the others are served rightly. Draw decks may hold one. */
const mark = 'Tricorder'

/** Which request is the one at which the fault shows. */
export class Moments {
  #moment
  #isReborn
  #isMarked
  #everyBoard
  #hasActed = false

  /** `isReborn`: an engine was started here before; `everyBoard`: none is served rightly. */
  constructor(moment, { isReborn, everyBoard = false }) {
    this.#moment = moment
    this.#isReborn = isReborn
    this.#everyBoard = everyBoard
    this.#isMarked = everyBoard
  }

  /** 'instead' of the right reply, 'die first' where the engine has to be started anew before the fault can show. */
  at(request) {
    if (request.do === 'arrange')
      this.#isMarked =
        this.#everyBoard || request.board.cards.some(card => card.id === mark && card.where[0] === 'aboard')
    if (request.do === 'act' || request.do === 'answer') this.#hasActed = true
    if (request.do === 'arrange') this.#hasActed = false
    const name = nameOf(request)
    if (this.#moment === 'hello again') {
      if (name === 'hello') return this.#isReborn ? 'instead' : undefined
      return name === 'act' && this.#isMarked && !this.#isReborn ? 'die first' : undefined
    }
    if (name !== this.#moment) return undefined
    return this.#isMarked || name === 'hello' || name === 'bye' ? 'instead' : undefined
  }

  /** Whether it shows when this request has been served rightly. */
  after(request) {
    if (this.#moment === 'after bye') return request.do === 'bye'
    return this.#moment === 'between' && this.#isMarked && this.#hasActed && nameOf(request) === 'look'
  }
}

function nameOf(request) {
  if (request.do === 'observe') return request.as === undefined ? 'look' : 'view'
  return request.do === 'act' && request.try ? 'try' : request.do
}
