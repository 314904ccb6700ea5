import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'

/**
 * `npm run make:demo-media`: makes the film and the breathing sound of the demo's flagship anew, from our own pictures and
 * from tones. Needs ffmpeg (Debian's is enough); what it makes is committed, so nobody else does.
 */
const IMAGES = 'src/seeds/demo/images'
const MEDIA = 'src/seeds/demo/media'
const SCENES = ['kind-week', 'pmfp', 'kitchen-window', 'small-steps', 'steady-energy']
const SECONDS = 9
const FADE = 1
const FRAMES = 24

const run = promisify(execFile)

const folder = await mkdtemp(path.join(tmpdir(), 'demo-media-'))
try {
  await makeFilm(folder)
  await makeBreathing()
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Pictures that come nearer slowly and give way to each other, over a quiet chord. Its words are the captions. */
async function makeFilm(folder: string): Promise<void> {
  const stills = await Promise.all(
    SCENES.map(async (scene) => {
      const still = path.join(folder, `${scene}.png`)
      await sharp(`${IMAGES}/${scene}.webp`).resize(1600, 900, { fit: 'cover' }).png().toFile(still)
      return still
    }),
  )
  const zooms = SCENES.map(
    (_, index) =>
      `[${index}:v]zoompan=z='1+0.0004*on':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d=${SECONDS * FRAMES}:s=1280x720:fps=${FRAMES},format=yuv420p[z${index}]`,
  )
  const fades = SCENES.slice(1).map((_, index) => {
    const from = index === 0 ? 'z0' : `f${index}`
    return `[${from}][z${index + 1}]xfade=transition=fade:duration=${FADE}:offset=${(index + 1) * (SECONDS - FADE)}[f${index + 1}]`
  })
  const length = SCENES.length * SECONDS - (SCENES.length - 1) * FADE
  const chord = `aevalsrc='(0.05+0.02*sin(0.5*t))*(sin(2*PI*196*t)+0.8*sin(2*PI*246.94*t)+0.6*sin(2*PI*293.66*t))':d=${length}`
  await ffmpeg(
    ...stills.flatMap((still) => ['-i', still]),
    ...['-f', 'lavfi', '-i', chord],
    ...[
      '-filter_complex',
      [...zooms, ...fades, `[${SCENES.length}:a]afade=t=in:d=2,afade=t=out:st=${length - 3}:d=3[a]`].join(
        ';',
      ),
    ],
    ...['-map', `[f${SCENES.length - 1}]`, '-map', '[a]', '-t', String(length)],
    ...[
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
      '-preset',
      'slow',
      '-crf',
      '27',
      '-c:a',
      'aac',
      '-b:a',
      '64k',
      '-ac',
      '1',
    ],
    ...['-movflags', '+faststart', `${MEDIA}/a-kind-week.mp4`],
  )
}

/** Four seconds of a rising tone to breathe in, six of a falling one to breathe out, for three minutes. */
async function makeBreathing(): Promise<void> {
  const tone =
    'st(0,mod(t,10));if(lt(ld(0),4),0.3*sin(PI*ld(0)/4)*sin(2*PI*(196*ld(0)+12.25*ld(0)*ld(0))),st(1,ld(0)-4);0.3*sin(PI*ld(1)/6)*sin(2*PI*(294*ld(1)-8.1667*ld(1)*ld(1))))'
  await ffmpeg(
    ...['-f', 'lavfi', '-i', `aevalsrc='${tone}':d=180`],
    ...[
      '-c:a',
      'libmp3lame',
      '-b:a',
      '40k',
      '-ac',
      '1',
      '-ar',
      '32000',
      `${MEDIA}/breathe-with-the-tone.mp3`,
    ],
  )
}

async function ffmpeg(...options: string[]): Promise<void> {
  await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...options])
}
