/** Calls `action` when no further call came for `wait` milliseconds. */
export function settled(action: () => void, wait: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(action, wait)
  }
}
