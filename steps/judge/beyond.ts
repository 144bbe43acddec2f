/** Declarations without which a case cannot go on, as `Missing` has them. */
export type Ability = string

/** The case cannot be played out on this engine, whatever its rules: neither a pass nor a failure. */
export class Beyond extends Error {
  override readonly name = 'Beyond'
  readonly ability: Ability

  constructor(message: string, ability: Ability) {
    super(message)
    this.ability = ability
  }
}

/** Chance drew something else than the scenario tells of; the case may be played again. */
export class Redraw extends Error {
  override readonly name = 'Redraw'
}
