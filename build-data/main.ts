import { CommandError } from './command-error.ts';
import { buildCityNames, CITY_NAMES_USAGE } from './city-names.ts';
import { buildClassifier } from './classifier/command.ts';
import { buildGlyphs, GLYPHS_USAGE } from './glyphs/command.ts';
import { buildPersonalWords, PERSONAL_WORDS_USAGE } from './personal-words.ts';
import { buildPersonalTagger, PERSONAL_TAGGER_USAGE } from './personal-tagger/command.ts';
import { buildPersonalEvidence, PERSONAL_EVIDENCE_USAGE } from './personal-tagger/evidence-command.ts';
import { buildRegister, REGISTER_USAGE } from './register.ts';
import { buildResumeTagger, RESUME_TAGGER_USAGE } from './resume-tagger/command.ts';
import { printResumes, RESUME_PRINTS_USAGE } from './resume-prints/print-command.ts';
import { buildTariff, TARIFF_USAGE } from './tariff.ts';
import { buildWordClusters, WORD_CLUSTERS_USAGE } from './word-clusters.ts';

const USAGE = `Usage:
  ${TARIFF_USAGE}
  npm run build-data -- classifier [FOLDER] [--out FILE]
  ${REGISTER_USAGE}
  ${CITY_NAMES_USAGE}
  ${WORD_CLUSTERS_USAGE}
  ${PERSONAL_WORDS_USAGE}
  ${PERSONAL_TAGGER_USAGE}
  ${PERSONAL_EVIDENCE_USAGE}
  ${RESUME_TAGGER_USAGE}
  ${RESUME_PRINTS_USAGE}
  ${GLYPHS_USAGE}
`;

const [command, ...args] = process.argv.slice(2);

try {
  switch (command) {
    case 'tariff':
      await buildTariff(args);
      break;
    case 'classifier':
      await buildClassifier(args);
      break;
    case 'register':
      await buildRegister(args);
      break;
    case 'city-names':
      await buildCityNames(args);
      break;
    case 'word-clusters':
      await buildWordClusters(args);
      break;
    case 'personal-words':
      await buildPersonalWords(args);
      break;
    case 'personal-tagger':
      await buildPersonalTagger(args);
      break;
    case 'personal-evidence':
      await buildPersonalEvidence(args);
      break;
    case 'resume-tagger':
      await buildResumeTagger(args);
      break;
    case 'resume-prints':
      await printResumes(args);
      break;
    case 'glyphs':
      await buildGlyphs(args);
      break;
    default:
      throw new CommandError(USAGE);
  }
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
