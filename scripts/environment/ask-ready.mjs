// @ts-check
/** The image's health check: ends with code 0 when the shop in this container is ready. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/ready`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
