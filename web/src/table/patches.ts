import type { Plain } from '../plain';

type Tree = Plain | unknown[];

/**
 * The view after changes: `[path, value]` sets, `[path]` alone removes. The old view stays as it
 * was; what did not change is shared with it.
 */
export function applied(view: Plain, changes: readonly unknown[][]): Plain {
  let tree: Tree = view;
  for (const change of changes) {
    const path = change[0] as (string | number)[];
    tree = change.length > 1 ? set(tree, path, change[1]) : removed(tree, path);
  }
  return tree as Plain;
}

function set(tree: Tree, path: readonly (string | number)[], value: unknown): Tree {
  const [key, ...rest] = path;
  if (key === undefined) return value as Tree;
  const twin = copy(tree);
  write(twin, key, rest.length ? set(read(twin, key) as Tree, rest, value) : value);
  return twin;
}

function removed(tree: Tree, path: readonly (string | number)[]): Tree {
  const [key, ...rest] = path;
  const twin = copy(tree);
  if (key === undefined) return twin;
  if (rest.length) write(twin, key, removed(read(twin, key) as Tree, rest));
  else delete (twin as Plain)[key];
  return twin;
}

const copy = (tree: Tree): Tree => (Array.isArray(tree) ? [...tree] : { ...tree });
const read = (tree: Tree, key: string | number): unknown => (tree as Plain)[key];
const write = (tree: Tree, key: string | number, value: unknown): void => {
  (tree as Plain)[key] = value;
};
