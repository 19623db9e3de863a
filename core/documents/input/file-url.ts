import { CodedError } from '../../http/errors.ts';
import { isPublicHost } from '../../upstream/public-host.ts';

/** Schemes as a parsed URL spells them. */
export type Scheme = 'https:' | 'http:';

const MAX_FILE_URL = 2_048;

/**
 * Parses and checks `file_url`. Throws `invalid_file_url` if it is not a URL, too long or has a user in it,
 * `unsupported_url_scheme`, `blocked_file_url` if its host name is not public, and `pdf_url_unsupported`.
 */
export function checkedFileUrl(text: string, schemes: readonly Scheme[]): URL {
  if (text.length > MAX_FILE_URL) {
    throw new CodedError(
      'invalid_file_url',
      `file_url is longer than ${MAX_FILE_URL.toLocaleString('en-US')} characters.`,
    );
  }
  const url = URL.parse(text);
  if (!url) throw new CodedError('invalid_file_url', 'file_url is not a valid absolute URL.');
  if (!schemes.some((one) => one === url.protocol)) {
    const names = schemes.map((one) => one.slice(0, -1)).join(' or ');
    throw new CodedError('unsupported_url_scheme', `file_url must be an ${names} address.`);
  }
  if (!isPublicHost(url.hostname)) {
    throw new CodedError('blocked_file_url', 'The host of file_url is not public.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new CodedError('invalid_file_url', 'file_url must not contain a user name or password.');
  }
  if (endsInPdf(url.pathname)) {
    throw new CodedError('pdf_url_unsupported', 'The path of file_url ends in .pdf: send the PDF as base64.');
  }
  return url;
}

/** Whether a path ends in `.pdf`, in any letter case, percent-encoded or not. */
function endsInPdf(pathname: string): boolean {
  const path = pathname.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return path.toLowerCase().endsWith('.pdf');
}
