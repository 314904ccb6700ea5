import type { Answer } from '../http/answer'
import { type ApiRequest, headerOf } from '../http/api-request'
import type { World } from '../world'
import { isSimulatorClient, issueToken } from './tokens'

/** `POST /v1/oauth2/token`: a bearer token for the simulator's own client, in OAuth's answer shape. */
export function grantToken(world: World, request: ApiRequest): Answer {
  if (!isSimulatorClient(headerOf(request, 'authorization'))) {
    return oauthError(401, 'invalid_client', 'Client Authentication failed')
  }
  if (new URLSearchParams(request.rawBody).get('grant_type') !== 'client_credentials') {
    return oauthError(400, 'unsupported_grant_type', 'Grant Type is NULL or not supported')
  }
  return {
    status: 200,
    body: {
      scope:
        'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund',
      access_token: issueToken(world),
      token_type: 'Bearer',
      app_id: 'APP-SIMULATOR',
      expires_in: world.state.tokenLifetimeSeconds,
      nonce: `${world.clock.iso()}${world.ids.next('nonce', 12)}`,
    },
  }
}

function oauthError(status: number, error: string, description: string): Answer {
  return { status, body: { error, error_description: description } }
}
