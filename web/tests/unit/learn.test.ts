// Every lesson of the page, played to its end on the engine: all moves are allowed, all that is refused is, all sentences and clauses are there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { clausesOf, kindOf, movesOf, type Lesson, type Step } from '../../src/learn/lesson';
import { Course } from '../../src/learn/course';
import { lessonOf } from '../../src/learn/lessons';
import { Engine, Refused } from '../../src/local/engine';

const web = resolve(import.meta.dirname, '../..');
const home = join(web, 'src/learn');
const ids = readdirSync(home, { withFileTypes: true }).flatMap((e) => (e.isDirectory() && e.name !== 'i18n' ? [e.name] : []));
const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
const lessons = ids.map((id) => ({ id, lesson: json<Lesson>(join(home, id, 'lesson.json')), en: json<Record<string, string>>(join(home, id, 'i18n/late.en.json')) }));
const clauses = new Set(
  readdirSync(resolve(web, '../docs/rules')).filter((f) => f.endsWith('.tsv')).flatMap((f) => readFileSync(resolve(web, '../docs/rules', f), 'utf8').split('\n').map((line) => line.split('\t')[0])),
);
let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(readFileSync(join(web, 'src/local/engine.wasm')));
});

const FIELDS = ['id', 'rule', 'rules', 'look', 'show', 'do', 'times', 'inOrder', 'then', 'watch', 'ask', 'right', 'try'];

/** Makes what a step asks for, with `choice` where several moves are right; says what was to choose from. */
function make(course: Course, step: Step, choice = 0): number {
  let open = 1;
  for (let i = 0; i < (step.do ? movesOf(step) : 0); i++) {
    const wanted = course.wanted(step, i);
    open = Math.max(open, wanted.length);
    expect(wanted.length, `${step.id}: there is a move it wants`).toBeGreaterThan(0);
    expect(course.take(step, wanted[i === 0 ? choice : 0] ?? wanted[0] ?? '', i), step.id).not.toBeNull();
  }
  for (const row of step.then ?? step.watch ?? []) course.row(row);
  expect(course.open, `${step.id}: the dealer is answered`).toBe(false);
  return open;
}
/** Plays all steps from one on. */
function rest(course: Course, from: number): void {
  for (const step of course.lesson.steps.slice(from)) make(course, step);
}
function refusal(course: Course, move: string): string | undefined {
  try {
    course.why(move);
    return 'allowed';
  } catch (e) {
    return e instanceof Refused ? e.clause : String(e);
  }
}

describe.each(lessons)('the lesson $id', ({ id, lesson, en }) => {
  const open = (): Course => new Course(engine, lesson);

  it('can be played to its end, whatever is chosen where there is a choice', () => {
    const course = open();
    lesson.steps.forEach((step, at) => {
      course.mark(at);
      const choices = make(course, step);
      for (let choice = 1; choice < choices; choice++) {
        course.back(at);
        make(course, step, choice);
        rest(course, at + 1);
      }
      if (choices > 1) {
        course.back(at);
        make(course, step);
      }
    });
    course.close();
  });

  it('is refused what the rules forbid, and changes nothing', () => {
    const course = open();
    let tried = 0;
    for (const step of lesson.steps) {
      const before = JSON.stringify(course.view());
      for (const line of step.try ?? []) {
        const at = line.lastIndexOf(' ');
        expect(refusal(course, line.slice(0, at)), `${step.id}: ${line}`).toBe(line.slice(at + 1));
        tried++;
      }
      expect(JSON.stringify(course.view())).toBe(before);
      make(course, step);
    }
    course.close();
    expect(tried).toBeGreaterThanOrEqual(3);
  });

  it('takes another move that is allowed for what it is: not this step’s, and nothing has happened', () => {
    const course = open();
    let others = 0;
    for (const step of lesson.steps) {
      const view = course.view(), before = JSON.stringify(view);
      if (step.do) {
        const wanted = course.wanted(step);
        const listed = Object.entries(view.moves).flatMap(([word, list]) => list.map((args) => `${word} ${args}`.trim()));
        for (const move of listed.filter((m) => !wanted.includes(m)).slice(0, 12)) {
          expect(course.take(step, move), `${step.id}: ${move}`).toBeNull();
          others++;
        }
        expect(JSON.stringify(course.view()), step.id).toBe(before);
      }
      make(course, step);
    }
    course.close();
    expect(others).toBeGreaterThan(0);
  });

  it('takes moves that have an order in that order, however else they are allowed', () => {
    const course = open();
    for (const step of lesson.steps) {
      course.mark(0);
      const back = step.inOrder ? (step.do ?? [])[0] : undefined;
      if (back !== undefined) {
        expect(course.take(step, back, 0)).not.toBeNull();
        course.why(back); // the way back is allowed
        expect(course.take(step, back, 1), `${step.id}: ${back} again`).toBeNull();
        course.back(0);
      }
      make(course, step);
    }
    course.close();
  });

  it('has steps of known fields and different names, and rules that exist', () => {
    expect(new Set(lesson.steps.map((s) => s.id)).size).toBe(lesson.steps.length);
    expect(lesson.steps.length).toBeGreaterThanOrEqual(12);
    expect(lesson.steps.length).toBeLessThanOrEqual(32);
    for (const step of lesson.steps) {
      expect(step.id).toMatch(/^[a-z0-9_]+$/);
      expect(Object.keys(step).filter((f) => !FIELDS.includes(f)), step.id).toEqual([]);
      expect(clausesOf(step).length, `${step.id} cites a rule`).toBeGreaterThan(0);
      for (const clause of [...clausesOf(step), ...(step.try ?? []).map((line) => line.split(' ').at(-1) ?? '')]) expect(clauses, step.id).toContain(clause);
      if (step.ask !== undefined) expect(step.right, step.id).toBeLessThanOrEqual(step.ask);
      expect([step.do, step.watch, step.ask].filter((x) => x !== undefined).length, `${step.id} asks for one thing`).toBeLessThanOrEqual(1);
      expect(step.watch !== undefined && step.then !== undefined, step.id).toBe(false);
    }
    expect(clauses).toContain(lesson.rules);
    expect(engine.open(lesson.quick).game).toBe(lesson.game);
  });

  it('has every sentence, and none that nobody says; the Russian ones have the same keys', () => {
    const needed = ['title', 'about', ...lesson.steps.flatMap((step) => [step.id, ...parts(step).map((part) => `${step.id}.${part}`)])].map((key) => `learn.${id}.${key}`);
    const learned = Object.keys(en).filter((key) => /\.learned\.\d$/.test(key));
    const extra = Object.keys(en).filter((key) => /\.else$/.test(key) && needed.includes(`${key.slice(0, -5)}.do`));
    expect(learned).toEqual(learned.map((_, i) => `learn.${id}.learned.${i + 1}`));
    expect(learned.length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(en).sort()).toEqual([...needed, ...learned, ...extra].sort());
    expect(Object.keys(json(join(home, id, 'i18n/late.ru.json'))).sort()).toEqual(Object.keys(en).sort());
  });
});

function parts(step: Step): string[] {
  const kind = kindOf(step);
  if (kind === 'ask') return ['q', 'yes', 'no', ...Array.from({ length: step.ask ?? 0 }, (_, i) => String(i + 1))];
  return kind === 'do' ? ['do'] : [];
}

describe('the lesson of a module', () => {
  it('is the one of its name, or one that names it and is played with it', () => {
    for (const { id, lesson } of lessons) {
      const file = join(home, id, 'also.json'), others = existsSync(file) ? json<string[]>(file) : [];
      expect(lessonOf(id)).toBe(id);
      for (const module of others) {
        expect(lessonOf(module), module).toBe(id);
        expect(lesson.setup.split(' '), id).toContain(`+${module}`);
      }
    }
    expect(lessonOf('builder')).toBe('inns');
    expect(lessonOf('river')).toBeUndefined();
  });
});
