/** Milliseconds after which somebody who looks at a run wonders. */
const long = 15_000

/** Says what a run waits for, once for each thing that takes long. */
export interface Waiting {
  /** Does the work, whose name is told if it takes long. */
  during<T>(what: string, work: () => Promise<T>): Promise<T>
  close(): void
}

export function waiting(tell: (remark: string) => void, patience: number = long): Waiting {
  const begun = new Map<symbol, { readonly what: string; readonly at: number; isTold?: boolean }>()
  const look = (): void => {
    for (const one of begun.values()) {
      const took = performance.now() - one.at
      if (one.isTold || took < patience) continue
      one.isTold = true
      tell(`Waiting for the engine for ${Math.round(took / 1000)} s, in ${one.what}.`)
    }
  }
  const timer = setInterval(look, Math.max(1, patience / 3))
  timer.unref()
  return {
    during: async (what, work) => {
      const key = Symbol(what)
      begun.set(key, { what, at: performance.now() })
      try {
        return await work()
      } finally {
        begun.delete(key)
      }
    },
    close: () => clearInterval(timer),
  }
}
