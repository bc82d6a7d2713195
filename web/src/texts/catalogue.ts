import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Plain } from '../plain';
import type { Words } from '../protocol';
import { ATTRIBUTES } from './languages';

/** Puts a message id into words. */
export type Say = (id: string, args?: Plain) => string;

/**
 * The messages of one language; what it lacks it says in the next bundle's language.
 *
 * An argument that starts with `@` names another message, and its attributes come along:
 * `$enemy`, `$enemy-acc` and `$enemy-gender` can all be used.
 */
export class Catalogue {
  constructor(private readonly bundles: readonly FluentBundle[]) {}

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** Every id that begins so, of all the languages at hand. */
  idsFrom(start: string): string[] {
    const found = this.bundles.flatMap((bundle) => [...bundle._messages.keys()]);
    return [...new Set(found)].filter((id) => id.startsWith(start));
  }

  /** The message in words. An id that no catalogue has is shown as it is. */
  say = (id: string, args: Plain = {}): string => this.format(id, null, this.resolve(args)) || id;

  tell = (words: Words): string => this.say(words.id, words.args);

  private resolve(args: Plain): Record<string, FluentVariable> {
    const resolved: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'string' && value.startsWith('@')) {
        Object.assign(resolved, this.inflect(name, value.slice(1)));
      } else {
        resolved[name] = plain(value);
      }
    }
    return resolved;
  }

  private inflect(name: string, id: string): Record<string, FluentVariable> {
    const bare = this.say(id);
    const forms: Record<string, FluentVariable> = { [name]: bare };
    for (const attribute of ATTRIBUTES) {
      forms[`${name}-${attribute}`] = this.format(id, attribute, {}) || bare;
    }
    return forms;
  }

  private format(id: string, attribute: string | null, args: Record<string, FluentVariable>): string {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    return '';
  }
}

function plain(value: unknown): FluentVariable {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return Number(value);
  return value === null || value === undefined ? '' : String(value);
}

/** A bundle of one language made of Fluent texts. */
export function bundle(language: string, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}
