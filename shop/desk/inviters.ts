type Person = { id: string /** "" for somebody whom nobody at the desk invited. */; inviterId: string };

/** Whether the one invited the other, or invited whoever did, however far up. */
export function isAbove(people: readonly Person[], one: string, other: string): boolean {
  const inviters = new Map(people.map(({ id, inviterId }) => [id, inviterId]));
  const passed = new Set<string>();
  for (let id = inviters.get(other); id && !passed.has(id); id = inviters.get(id)) {
    if (id === one) return true;
    passed.add(id);
  }
  return false;
}
