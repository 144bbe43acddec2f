/** True for a key that goes into a field. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, select, textarea') !== null
}
