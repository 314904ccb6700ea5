/** A browser that cannot play the film says so in the film's place. */
export function playOrPause(player: HTMLMediaElement | null): void {
  if (player === null) return
  if (player.paused) player.play().catch(() => undefined)
  else player.pause()
}

export function seek(player: HTMLMediaElement | null, seconds: number): void {
  if (player === null || !Number.isFinite(player.duration)) return
  player.currentTime = Math.min(Math.max(seconds, 0), player.duration)
}

/** On an iPhone a film alone may fill the screen; elsewhere its controls come along. */
type Film = HTMLMediaElement & { webkitEnterFullscreen?: () => void }

export function switchFullScreen(player: Film | null, isFull: boolean): void {
  if (isFull) void document.exitFullscreen()
  else if (document.fullscreenEnabled) void player?.parentElement?.requestFullscreen()
  else player?.webkitEnterFullscreen?.()
}
