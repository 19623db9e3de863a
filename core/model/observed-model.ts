import type { Model, ModelReply, Transcriber, Transcript } from './model.ts';

/** Wraps a model to report the kind of each reply, so that failures and rejected keys are noticed. */
export function observedModel<M extends Model & Transcriber>(
  model: M,
  onReply: (kind: ModelReply['kind'] | Transcript['kind']) => void,
): M {
  return {
    ...model,
    async ask(question, options) {
      const reply = await model.ask(question, options);
      onReply(reply.kind);
      return reply;
    },
    async transcribe(pdf, options) {
      const transcript = await model.transcribe(pdf, options);
      onReply(transcript.kind);
      return transcript;
    },
  };
}
