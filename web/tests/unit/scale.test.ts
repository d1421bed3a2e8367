import { expect, test } from 'vitest';
import { fitting, scaledMedia } from '../../src/settings/scale';

test('a condition about the window is asked in larger pixels, others stay as they are', () => {
  expect(scaledMedia('(min-width: 900px) and (max-height: 760.5px)', 2)).toBe('(min-width: 1800px) and (max-height: 1521px)');
  expect(scaledMedia('(pointer: coarse)', 1.5)).toBe('(pointer: coarse)');
});

test('what is too large for a window is as large as there is room, never smaller than drawn', () => {
  expect(fitting(1.5, 1440, 900)).toBe(1.5);
  expect(fitting(1.5, 360, 740)).toBeCloseTo(1.2); // 300 pixels of the page across
  expect(fitting(1.5, 640, 280)).toBe(1); // no room to spare
  expect(fitting(1.5, 1280, 720)).toBe(1.5);
  expect(fitting(0.8, 360, 360)).toBe(0.8);
});
