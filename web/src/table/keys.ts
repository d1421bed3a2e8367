// keys.ts - whose keys they are: the table hears only those that nothing else needs.

/** Keys belong to what has the focus: fields, buttons, links. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="button"], [role="tab"], summary') !== null;
}

/** A table's ear for keys: `read` makes a command of a key, `run` says whether it was of use. */
export function hearKeys<C extends { do: string }>(read: (event: KeyboardEvent) => C | null, run: (command: C) => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const command = read(event);
    if (command === null || (command.do === 'main' && isPressable(event.target))) return;
    if (run(command)) event.preventDefault();
  };
}
