import { isObject, type Plain } from '../plain';

type Key = string | number;

const isPath = (value: unknown): value is Key[] => Array.isArray(value);

/**
 * The view after changes: `[path, value]` sets, `[path]` alone removes. The old view stays as it
 * was; what did not change is shared with it.
 */
export function applied(view: Plain, changes: readonly (readonly unknown[])[]): Plain {
  let changed: unknown = view;
  for (const [path, ...value] of changes) {
    if (isPath(path)) changed = value.length ? set(changed, path, value[0]) : removed(changed, path);
  }
  return isObject(changed) ? changed : view;
}

function set(tree: unknown, [key, ...rest]: readonly Key[], value: unknown): unknown {
  return key === undefined ? value : written(tree, key, set(read(tree, key), rest, value));
}

/** Only fields of objects are ever removed: a list that became shorter is replaced. */
function removed(tree: unknown, [key, ...rest]: readonly Key[]): unknown {
  if (key === undefined) return tree;
  if (rest.length) return written(tree, key, removed(read(tree, key), rest));
  return isObject(tree) ? Object.fromEntries(Object.entries(tree).filter(([each]) => each !== key)) : tree;
}

function read(tree: unknown, key: Key): unknown {
  if (Array.isArray(tree)) return tree[Number(key)];
  return isObject(tree) ? tree[key] : undefined;
}

/** The same tree with another value at this key. */
function written(tree: unknown, key: Key, value: unknown): unknown {
  return Array.isArray(tree) ? tree.map((each, at) => (at === Number(key) ? value : each)) : { ...(isObject(tree) ? tree : {}), [key]: value };
}
