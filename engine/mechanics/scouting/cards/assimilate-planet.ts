import type { Features } from '../../../text/match.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** At least so many points are printed on it. */
    readonly pointsAtLeast?: number
  }
}

export const features: Features<'pointsAtLeast'> = {
  pointsAtLeast: (game, id, f) => (game.facts(id).points ?? 0) >= f.pointsAtLeast!,
}
