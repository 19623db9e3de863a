import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { remembered, whileReading } from '../../../../../core/documents/resume/rules/remembered.ts';

/** Returns a remembered function that writes a text in capitals, and the texts that it was really asked. */
function counted(): { readonly capitals: (text: string) => string; readonly asked: string[] } {
  const asked: string[] = [];
  const capitals = remembered((text) => {
    asked.push(text);
    return text.toUpperCase();
  });
  return { capitals, asked };
}

suite('a remembered function', () => {
  test('answers each text once while a resume is read', () => {
    const { capitals, asked } = counted();
    const answers = whileReading(() => ['ab', 'cd', 'ab', 'ab'].map((text) => capitals(text)));
    assert.deepEqual(answers, ['AB', 'CD', 'AB', 'AB']);
    assert.deepEqual(asked, ['ab', 'cd']);
  });

  test('forgets what was submitted when the reading ends, also by an error', () => {
    const { capitals, asked } = counted();
    whileReading(() => capitals('ab'));
    const fail = (): never => {
      capitals('ab');
      throw new RangeError('as one does');
    };
    assert.throws(() => whileReading(fail), RangeError);
    whileReading(() => capitals('ab'));
    assert.deepEqual(asked, ['ab', 'ab', 'ab']);
  });

  test('remembers nothing while none is read', () => {
    const { capitals, asked } = counted();
    assert.deepEqual([capitals('ab'), capitals('ab')], ['AB', 'AB']);
    assert.deepEqual(asked, ['ab', 'ab']);
  });
});
