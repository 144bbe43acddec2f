// Plain enough for every Node that loads modules: it is read before anything that an old one could not.

/** Why this version of Node is not enough, in a sentence; undefined = it is. */
export function tooOld(version) {
  const parts = version.split('.').map(Number)
  const major = parts[0]
  const minor = parts[1]
  const isEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (isEnough) return undefined
  return (
    'stccg-conformance needs Node 20.19 or newer (of 22: 22.12 or newer), and this is Node ' +
    version +
    '. Install a newer one from https://nodejs.org, or choose one with `nvm install 22`.'
  )
}
