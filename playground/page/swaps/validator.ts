/** The page asks nobody but the reference engine, and never strictly. */
const unasked = (): never => {
  throw new Error('Messages are not checked against the schemas in the page.')
}

export { unasked as checkReply, unasked as checkRequest, unasked as firstViolation }
