import { REDACTION } from '../../core/documents/pii/answer-schema.ts';
import type { Evidence } from '../../core/documents/reading/answer.ts';
import type { RedactedEntity, Redaction } from '../../core/documents/pii/answer.ts';
import { EVIDENCE_PARAMETER, wantsEvidence } from '../../core/documents/reading/evidence-parameter.ts';
import { readingFailed } from '../../core/documents/reading/reading-failure.ts';
import type { IsOrdinaryWord } from '../../core/documents/pii/redaction/name-mentions.ts';
import { redactReading } from '../../core/documents/pii/redaction/redact-reading.ts';
import { requiredText } from '../../core/http/checks.ts';
import { CodedError } from '../../core/http/errors.ts';
import type { ApiRequest, JsonAnswer, Operation, Service } from '../../core/http/route.ts';
import { termsRoute } from '../../core/http/terms-route.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Reader } from '../../core/documents/reading/reader.ts';
import { PII_EXAMPLES } from './examples.ts';
import { AROUND_READING_MS, MAX_TEXT, READING_MS } from './limits.ts';
import { REDACT_REQUEST } from './schema.ts';
import { PII_TERMS } from './terms.ts';

/** The parts of the redaction service. */
export interface PiiParts {
  /** Reports values. Patterns run whatever it reports. */
  readonly reader: Reader;
  /** Keeps name parts that are ordinary words where they are used as words. */
  readonly isOrdinaryWord?: IsOrdinaryWord;
}

/** PII redaction: POST /redact and GET /terms. */
export function piiService(parts: PiiParts): Service {
  return {
    slug: 'pii',
    title: 'PII redaction',
    description: 'Finds seven kinds of personal data in a text and replaces each with a placeholder.',
    routes: [
      {
        method: 'POST',
        path: '/redact',
        deadlineMs: READING_MS + AROUND_READING_MS,
        answer: (request) => answerRedact(parts, request),
        operation: REDACT,
      },
      termsRoute('piiTerms', PII_TERMS),
    ],
  };
}

async function answerRedact(
  { reader, isOrdinaryWord }: PiiParts,
  { body, query, signal }: ApiRequest,
): Promise<JsonAnswer<Redaction>> {
  const text = textOf(body);
  const reading = await reader.read('pii', { type: 'text', text }, { signal, deadlineMs: READING_MS });
  if (reading.kind !== 'object') throw readingFailed('redaction_failed', reading.kind);
  const redacted = redactReading(text, reading.value, isOrdinaryWord);
  if (redacted.kind !== 'redaction') throw readingFailed('redaction_failed', redacted.kind);
  const { redaction } = redacted;
  return {
    status: 200,
    body: wantsEvidence(query) ? { ...redaction, evidence: evidenceOf(redaction.entities) } : redaction,
    headers: { 'x-reader': reader.id },
  };
}

/** The text of a request. Unlike other limits, this one counts UTF-16 units, as the offsets do. */
function textOf(body: JsonObject): string {
  const text = requiredText(body, 'text', { max: MAX_TEXT });
  if (text.length <= MAX_TEXT) return text;
  throw new CodedError('input_too_large', `text is longer than ${MAX_TEXT.toLocaleString('en-US')} UTF-16 units.`);
}

function evidenceOf(entities: readonly RedactedEntity[]): Evidence {
  return Object.fromEntries(
    entities.map(({ value, start, end }, i) => [`entities[${i}]`, { quote: value, start, end }]),
  );
}

const REDACT: Operation = {
  id: 'redactText',
  summary: 'Redact a text',
  description:
    'Finds names of persons, e-mail addresses, phone numbers, postal addresses, Social Security numbers, card numbers and dates of birth, and replaces ' +
    'every occurrence, in any written form, with a placeholder. An answer without entities and warnings does not prove the text clean: what was never ' +
    'found is not reported. Nothing you send is stored.',
  parameters: [EVIDENCE_PARAMETER],
  requestBody: REDACT_REQUEST,
  response: { description: 'The redacted text and the list of what was removed.', schema: REDACTION },
  errors: ['missing_fields', 'invalid_fields', 'input_too_large', 'redaction_failed', 'provider_misconfigured'],
  examples: PII_EXAMPLES,
};
