import type { JsonSchema } from '../../json-schema.ts';
import type { Route } from '../route.ts';

/** A status that the gateway answers with `{"message": ...}`, and when. */
export interface GatewayRefusal {
  readonly status: number;
  readonly meaning: string;
  /** True if it concerns the header that names the service, which the server's own routes do not require. */
  readonly isOfHost?: boolean;
}

/** What the server requires of callers, by its configuration. */
export interface AskedOfCallers {
  /** Whether an outside gateway proves itself with a secret. */
  readonly proxySecret: boolean;
  /** What the server's own gateway can refuse, if it is on. */
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

/** A route, and whether it belongs to the server itself. */
export interface OwnedRoute {
  readonly route: Route;
  readonly isOfServer: boolean;
}

/** Returns the `security` of an operation: empty if it is open to everyone. */
export function securityOf(owned: OwnedRoute, asked: AskedOfCallers): JsonSchema[] {
  const names: SchemeName[] = [
    ...(asked.proxySecret && !isOpen(owned) ? (['proxySecret'] as const) : []),
    ...(gatewayRefusals(owned, asked).length > 0 ? gatewaySchemes(owned.isOfServer) : []),
  ];
  return names.length === 0 ? [] : [Object.fromEntries(names.map((name) => [name, []]))];
}

/** Returns what the server's own gateway may refuse a call to a route with; empty if the call does not pass it. */
export function gatewayRefusals(owned: OwnedRoute, { gateway = [] }: AskedOfCallers): readonly GatewayRefusal[] {
  if (isOpen(owned) || owned.route.isDescription === true) return [];
  return owned.isOfServer ? gateway.filter(({ isOfHost }) => isOfHost !== true) : gateway;
}

function isOpen({ route, isOfServer }: OwnedRoute): boolean {
  return isOfServer && route.isGuarded !== true;
}

/** The server's own routes that call services name the service themselves. */
function gatewaySchemes(isOfServer: boolean): SchemeName[] {
  return isOfServer ? ['gatewayKey'] : ['gatewayKey', 'gatewayHost'];
}

/** Returns the security schemes of a document by name. */
export function securitySchemes({ proxySecret, gateway }: AskedOfCallers): JsonSchema {
  const { proxySecret: secret, ...ofGateway } = SCHEMES;
  return { ...(proxySecret && { proxySecret: secret }), ...(gateway && ofGateway) };
}
