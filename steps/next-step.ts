import type { TableWorld } from './world.ts'

/** Plays the next step of the scenario's case. `length` = parameters and table, which Cucumber counts. */
export function step(length: number): (this: TableWorld) => Promise<void> {
  const play = async function (this: TableWorld): Promise<void> {
    this.next += 1
    await this.run?.step(this.next - 1)
  }
  return Object.defineProperty(play, 'length', { value: length })
}
