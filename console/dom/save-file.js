/**
 * Offers a text to the user as a file to save.
 *
 * @param {string} name
 * @param {string} type
 * @param {readonly string[]} pieces
 */
export function saveFile(name, type, pieces) {
  const address = URL.createObjectURL(new Blob([...pieces], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}
