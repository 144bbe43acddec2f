/** Firing a little early is as good as late enough: timers are not that exact. */
const tolerance = 0.5

/** A time limit that is set anew for every request; one timer serves many of them and is moved only when it fires too early. */
export class Deadline {
  readonly #onPassed: () => void
  #at = Number.POSITIVE_INFINITY
  #timer: NodeJS.Timeout | undefined
  #timerAt = 0

  constructor(onPassed: () => void) {
    this.#onPassed = onPassed
  }

  /** `milliseconds` from now. */
  set(milliseconds: number): void {
    this.#at = performance.now() + milliseconds
    if (!this.#timer || this.#at < this.#timerAt) this.#arm(milliseconds)
  }

  /** Nothing is waited for; a running timer may stay for the next request. */
  clear(): void {
    this.#at = Number.POSITIVE_INFINITY
  }

  /** Lets go of the timer as well. */
  stop(): void {
    this.clear()
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #arm(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timerAt = performance.now() + milliseconds
    this.#timer = setTimeout(() => this.#onTimer(), milliseconds)
  }

  #onTimer(): void {
    this.#timer = undefined
    const left = this.#at - performance.now()
    if (left === Number.POSITIVE_INFINITY) return
    if (left > tolerance) this.#arm(left)
    else this.#onPassed()
  }
}
