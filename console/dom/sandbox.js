/** Whether this server answers from sample data, as stated in its page. */
export function isSandbox() {
  return document.body.classList.contains('in-sandbox');
}
