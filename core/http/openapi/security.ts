import type { JsonSchema } from '../../json-schema.ts';
import type { Route } from '../route.ts';

/** What a server asks of its callers, as it is configured. */
export interface AskedOfCallers {
  /** Whether a gateway in front proves itself with a secret. */
  readonly proxySecret: boolean;
  /** Whether the server is its own gateway. */
  readonly gateway: boolean;
}

const SCHEMES = {
  proxySecret: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Gateway-Proxy-Secret',
    description: 'The secret by which the gateway in front of the server proves itself.',
  },
  gatewayKey: { type: 'apiKey', in: 'header', name: 'X-Gateway-Key', description: 'The key of the caller.' },
  gatewayHost: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Gateway-Host',
    description: 'The service that is called, by its slug or its host.',
  },
};

type SchemeName = keyof typeof SCHEMES;

/** A route, and whether it belongs to the server itself and not to a service. */
export interface OwnedRoute {
  readonly route: Route;
  readonly isOfServer: boolean;
}

/** The `security` of an operation: empty where it is open to everyone. */
export function securityOf({ route, isOfServer }: OwnedRoute, asked: AskedOfCallers): JsonSchema[] {
  const isOpen = isOfServer && route.isGuarded !== true;
  const names: SchemeName[] = [
    ...(asked.proxySecret && !isOpen ? (['proxySecret'] as const) : []),
    ...(asked.gateway && !isOpen && route.isDescription !== true ? gatewaySchemes(isOfServer) : []),
  ];
  return names.length === 0 ? [] : [Object.fromEntries(names.map((name) => [name, []]))];
}

/** A route of the server that calls services names the service itself. */
function gatewaySchemes(isOfServer: boolean): SchemeName[] {
  return isOfServer ? ['gatewayKey'] : ['gatewayKey', 'gatewayHost'];
}

/** The security schemes of a document, by their names. */
export function securitySchemes({ proxySecret, gateway }: AskedOfCallers): JsonSchema {
  const { proxySecret: secret, ...ofGateway } = SCHEMES;
  return { ...(proxySecret && { proxySecret: secret }), ...(gateway && ofGateway) };
}
