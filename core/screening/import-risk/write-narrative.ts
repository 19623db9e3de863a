import type { ExposureSummary } from './answer.ts';
import type { ScreenedName } from './exposure.ts';
import { guardNarrative } from './narrative-guard.ts';
import { narrativeQuestion } from './narrative-question.ts';
import type { AskOptions, Model } from '../../model/model.ts';

/** Eight sentences with the names of ten entries, and their JSON. */
const MAX_TOKENS = 700;

/** A screened name and its rating, and how long the model may take. */
export interface NarrativeCall extends AskOptions {
  readonly screened: ScreenedName;
  readonly exposure: ExposureSummary;
}

/** The narrative that a model writes of a screen; undefined where it wrote none that passes the guard, whatever the reason. */
export async function writeNarrative(
  model: Model,
  { screened, exposure, signal, deadlineMs }: NarrativeCall,
): Promise<string | undefined> {
  const { system, schema, content } = narrativeQuestion(screened, exposure);
  const reply = await model.ask(
    {
      name: 'import_risk_narrative',
      schema,
      system,
      content: [{ type: 'text', text: content }],
      maxTokens: MAX_TOKENS,
    },
    { signal, deadlineMs },
  );
  const narrative = reply.kind === 'object' ? reply.value['narrative'] : undefined;
  if (typeof narrative !== 'string') return undefined;
  return guardNarrative(narrative, screened, exposure) ? narrative.trim() : undefined;
}
