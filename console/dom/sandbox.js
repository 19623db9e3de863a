/** Whether this server answers from sample data, as the page that it served says. */
export function isSandbox() {
  return document.body.classList.contains('in-sandbox');
}
