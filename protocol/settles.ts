/** Whether a promise settles within so many milliseconds. */
export async function settles(end: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  const result = await Promise.race([end.then(() => true), late])
  clearTimeout(timer)
  return result
}
