/** A PNG of one pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The shortest possible PDF of one empty page. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ' +
    '3 0 obj<</Type/Page/MediaBox[0 0 9 9]/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
).toString('base64');

/** Files in base64 as callers send them: complete, truncated, and of a different type than they begin with. */
export const SAMPLE_FILES: readonly string[] = [
  PNG,
  PDF,
  PNG.slice(0, 40),
  PDF.slice(0, 80),
  `data:image/png;base64,${PNG}`,
  Buffer.from('Mara Ellingsen, Dispatch Lead').toString('base64'),
  Buffer.from('%PDF-1.7 and nothing after it').toString('base64'),
];
