/** placeholder */
export function checkPool(_pool: string, _json: boolean): number {
  return 0
}
