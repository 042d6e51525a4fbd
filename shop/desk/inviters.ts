type Person = { id: string /** "" for somebody whom nobody at the desk invited. */; inviterId: string };

/** Whether `one` invited `other`, directly or through others. */
export function isAbove(people: readonly Person[], one: string, other: string): boolean {
  const inviters = new Map(people.map(({ id, inviterId }) => [id, inviterId]));
  const visited = new Set<string>();
  for (let id = inviters.get(other); id && !visited.has(id); id = inviters.get(id)) {
    if (id === one) return true;
    visited.add(id);
  }
  return false;
}
