import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import { approve, cancelAddress, returnAddress, whyClosed } from '../orders/buyer-decision'
import { noteFirstLook } from '../orders/find-order'
import type { StoredOrder } from '../state'
import type { World } from '../world'
import { cancelledPage, closedPage, decidedPage, unknownOrderPage } from './closed-pages'
import { decisionPage } from './decision-page'

/**
 * `/checkoutnow?token=…`: GET shows the page, a form POST with `action` approve, cancel or decline decides.
 * Decisions go on with 303 to the address the shop stored in the order, never to one from the request.
 */
export function answerPage(world: World, request: ApiRequest): Answer {
  const order = world.state.orders[request.url.searchParams.get('token') ?? '']
  if (!order) return { status: 404, text: unknownOrderPage() }
  const fundingSource = request.url.searchParams.get('fundingSource')
  const closed = whyClosed(world, order)
  const posted = request.method === 'POST'
  if (closed) return { status: posted ? 409 : 200, text: closedPage(order, closed) }
  if (posted) return decide(world, order, request, fundingSource)
  noteFirstLook(world, order)
  order.fundingSource = fundingSource
  return { status: 200, text: decisionPage(order, request.url, fundingSource) }
}

function decide(world: World, order: StoredOrder, request: ApiRequest, fundingSource: string | null): Answer {
  const action = new URLSearchParams(request.rawBody).get('action')
  if (action === 'cancel') return goTo(cancelAddress(order), cancelledPage())
  if (action !== 'approve' && action !== 'decline') {
    return { status: 400, text: decisionPage(order, request.url, fundingSource) }
  }
  order.fundingSource = fundingSource
  approve(world, order, fundingSource, action === 'decline')
  return goTo(returnAddress(order), decidedPage())
}

function goTo(address: string | null, page: string): Answer {
  return address ? { status: 303, headers: { location: address }, text: '' } : { status: 200, text: page }
}
