import { Beyond } from './judge/beyond.ts'
import type { TableWorld } from './world.ts'

/** Cucumber's result of a step that cannot be played on this engine. */
type Skipped = 'skipped' | undefined

/** Plays the next step of the scenario's case. `length` = parameters and table, which Cucumber counts. */
export function step(length: number): (this: TableWorld) => Promise<Skipped> {
  const play = async function (this: TableWorld): Promise<Skipped> {
    this.next += 1
    try {
      await this.run?.step(this.next - 1)
    } catch (error) {
      if (error instanceof Beyond) return 'skipped'
      throw error
    }
    return undefined
  }
  return Object.defineProperty(play, 'length', { value: length })
}
