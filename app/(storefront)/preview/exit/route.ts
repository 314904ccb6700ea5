import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'

/** Leaves the preview: from here on everything is as visitors see it. */
export async function GET(): Promise<Response> {
  const preview = await draftMode()
  preview.disable()
  redirect('/')
}
