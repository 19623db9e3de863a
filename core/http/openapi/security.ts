import type { JsonSchema } from '../../json-schema.ts';
import type { Route } from '../route.ts';

/** A status that the gateway answers with `{"message": ...}`, and when. */
export interface GatewayRefusal {
  readonly status: number;
  readonly meaning: string;
  /** Set where it is about the header that names the service, which a route of the server itself does not ask for. */
  readonly isOfHost?: boolean;
}

/** What a server asks of its callers, as it is configured. */
export interface AskedOfCallers {
  /** Whether a gateway in front proves itself with a secret. */
  readonly proxySecret: boolean;
  /** What the gateway refuses calls with, where the server is its own. */
  readonly gateway: readonly GatewayRefusal[] | undefined;
}

const SCHEMES = {
  proxySecret: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Gateway-Proxy-Secret',
    description: 'The shared secret of the gateway in front of the server.',
  },
  gatewayKey: { type: 'apiKey', in: 'header', name: 'X-Gateway-Key', description: "The caller's key." },
  gatewayHost: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Gateway-Host',
    description: 'The service being called, by its slug or host.',
  },
};

type SchemeName = keyof typeof SCHEMES;

/** A route, and whether it belongs to the server itself and not to a service. */
export interface OwnedRoute {
  readonly route: Route;
  readonly isOfServer: boolean;
}

/** The `security` of an operation: empty where it is open to everyone. */
export function securityOf(owned: OwnedRoute, asked: AskedOfCallers): JsonSchema[] {
  const names: SchemeName[] = [
    ...(asked.proxySecret && !isOpen(owned) ? (['proxySecret'] as const) : []),
    ...(gatewayRefusals(owned, asked).length > 0 ? gatewaySchemes(owned.isOfServer) : []),
  ];
  return names.length === 0 ? [] : [Object.fromEntries(names.map((name) => [name, []]))];
}

/** What the server's own gateway may refuse a call to a route with; nothing where the call need not pass it. */
export function gatewayRefusals(owned: OwnedRoute, { gateway = [] }: AskedOfCallers): readonly GatewayRefusal[] {
  if (isOpen(owned) || owned.route.isDescription === true) return [];
  return owned.isOfServer ? gateway.filter(({ isOfHost }) => isOfHost !== true) : gateway;
}

function isOpen({ route, isOfServer }: OwnedRoute): boolean {
  return isOfServer && route.isGuarded !== true;
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
