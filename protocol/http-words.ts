/** The header that names a session over HTTP: given by the engine with its reply to `hello`, repeated by the runner. */
export const sessionHeader = 'stccg-session'
