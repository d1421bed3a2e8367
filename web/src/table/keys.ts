// keys.ts - whose keys they are: the table hears only those that nothing else needs.

/** Keys belong to what has the focus: fields, buttons, links. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="button"], [role="tab"], summary') !== null;
}
