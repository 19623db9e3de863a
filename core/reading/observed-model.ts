import type { Model, ModelReply } from './model.ts';

/** A model whose replies are told by their kind alone, so that one that fails, or a key that is refused, does not go unnoticed. */
export function observedModel<M extends Model>(model: M, onReply: (kind: ModelReply['kind']) => void): M {
  return {
    ...model,
    async ask(question, options) {
      const reply = await model.ask(question, options);
      onReply(reply.kind);
      return reply;
    },
  };
}
