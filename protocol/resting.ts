import type { Engine } from './engine.ts'

/** Milliseconds without a rest. */
const patience = 50

/** An engine of this process that rests at times between two requests: a thread that computes without a pause hears neither signals nor timers. */
export function resting(engine: Engine, every: number = patience): Engine {
  let last = performance.now()
  return {
    ...engine,
    ask: (request, within) => {
      if (performance.now() - last < every) return engine.ask(request, within)
      return new Promise(resolve => setTimeout(resolve)).then(() => {
        last = performance.now()
        return engine.ask(request, within)
      })
    },
  }
}
