/** A share in per cent, rounded down to one decimal, so that 100 means all; `ofNothing` where there is no whole. */
export function shareOf<Nothing>(part: number, whole: number, ofNothing: Nothing): number | Nothing {
  return whole ? Math.floor((1000 * part) / whole) / 10 : ofNothing
}
