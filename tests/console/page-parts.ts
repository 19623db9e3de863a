/**
 * The few parts of a browser's document that the console's views use, so that their text can be read without a browser.
 */
class PartNode {
  hidden = false;
  readonly #children: (PartNode | string)[] = [];
  readonly attributes = new Map<string, string>();

  get childNodes(): readonly unknown[] {
    return this.#children;
  }

  append(...children: (PartNode | string)[]): void {
    this.#children.push(...children);
  }

  replaceChildren(...children: (PartNode | string)[]): void {
    this.#children.splice(0, this.#children.length, ...children);
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  addEventListener(): void {
    // Nothing happens on a page that nobody uses.
  }

  querySelector(): PartNode {
    return new PartNode();
  }

  /** Its texts and its attributes that are read aloud, in order. */
  get spoken(): string {
    const label = this.attributes.get('aria-label');
    return [...(label === undefined ? [] : [label]), ...this.#children.map(spokenOf)].join('\n');
  }
}

function spokenOf(child: PartNode | string): string {
  return typeof child === 'string' ? child : child.spoken;
}

const make = (): PartNode => new PartNode();

/** Replaces the browser's document for the rest of the process. */
export function standInDocument(): void {
  const text = (content: string): PartNode => {
    const node = make();
    node.append(content);
    return node;
  };
  Object.assign(globalThis, {
    Node: PartNode,
    document: { createElement: make, createElementNS: make, createTextNode: text },
  });
}

/** What a person reads in the parts that a view made. */
export function spoken(parts: unknown): string {
  if (Array.isArray(parts)) return parts.map(spoken).join('\n');
  if (parts instanceof PartNode) return parts.spoken;
  return typeof parts === 'string' || typeof parts === 'number' ? String(parts) : '';
}
