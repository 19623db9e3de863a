/** Returns a 32-bit hash of a text's UTF-16 units (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mixed(hash);
}

/** Combines two numbers into one hash; their order matters. */
export function combined(one: number, other: number): number {
  return mixed(Math.imul(one ^ 0x9e3779b9, 0x85ebca6b) + other);
}

/** The finishing steps of MurmurHash3. */
function mixed(hash: number): number {
  let bits = hash ^ (hash >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
