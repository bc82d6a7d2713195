import type { Component } from 'svelte';

/** A component that is told the name of its game along with everything it is given. */
export function bound<Props extends object>(game: string, Inner: Component<Props & { game: string }>): Component<Props> {
  // Descriptors, not values: what changes is read anew each time.
  return (internals, props) => Inner(internals, Object.defineProperties({ game }, Object.getOwnPropertyDescriptors(props)) as Props & { game: string });
}
