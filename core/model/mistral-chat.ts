import type {
  ChatCompletionRequest,
  ChatCompletionResponse,
  ContentChunk,
} from '@mistralai/mistralai/models/components';
import type { ContentPart, ModelReply, Question } from './model.ts';
import { readObject } from './read-object.ts';

/** Converts a question to a chat completion request: temperature 0, the answer bound to the schema. */
export function chatRequest(question: Question, model: string): ChatCompletionRequest {
  return {
    model,
    temperature: 0,
    maxTokens: question.maxTokens,
    messages: [
      { role: 'system', content: question.system },
      { role: 'user', content: question.content.map(chunkOf) },
    ],
    responseFormat: {
      type: 'json_schema',
      jsonSchema: { name: question.name, strict: true, schemaDefinition: question.schema },
    },
  };
}

/** Converts a completion to a reply. */
export function readCompletion(completion: ChatCompletionResponse): ModelReply {
  const [choice] = completion.choices;
  switch (choice?.finishReason) {
    case undefined:
    case 'error':
      return { kind: 'unavailable' };
    case 'length':
    case 'model_length':
      return { kind: 'cut_off' };
    default:
      return readObject(textOf(choice?.message?.content));
  }
}

/** Returns the words of a message, without the model's reasoning and references. */
function textOf(content: string | readonly ContentChunk[] | null | undefined): string {
  if (typeof content === 'string') return content;
  return (content ?? []).map((chunk) => (chunk.type === 'text' ? chunk.text : '')).join('');
}

function chunkOf(part: ContentPart): ContentChunk {
  switch (part.type) {
    case 'text':
      return { type: 'text', text: part.text };
    case 'image':
      return { type: 'image_url', imageUrl: dataUrl(part) };
    case 'document':
      return { type: 'document_url', documentUrl: dataUrl(part) };
    default:
      return part satisfies never;
  }
}

function dataUrl({ mediaType, bytes }: { mediaType: string; bytes: Uint8Array }): string {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return `data:${mediaType};base64,${view.toString('base64')}`;
}
