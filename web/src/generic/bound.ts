import type { Component } from 'svelte';

/** A component that is told the name of its game along with everything it is given. */
export function bound<Props extends object>(game: string, Inner: Component<Props & { game: string }>): Component<Props> {
  return (internals, props) => {
    // Descriptors, not values: what changes is read anew each time.
    const given: Props & { game: string } = Object.create({ game }, Object.getOwnPropertyDescriptors(props));
    return Inner(internals, given);
  };
}
