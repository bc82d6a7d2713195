/** A piece of a paragraph; stressed where the book marks it so. */
export interface Run {
  text: string;
  strong: boolean;
}

/** A paragraph, or a list of items. */
export interface Block {
  items: boolean;
  lines: Run[][];
}

/** The blocks of a text: empty lines part them, `•` begins an item, `__` stands around what is stressed. */
export function blocksOf(text: string): Block[] {
  const blocks = text.split(/\n\s*\n/).map((block) => block.trim()).filter(Boolean);
  return blocks.map((block) => {
    const items = block.startsWith('•');
    const lines = items ? block.split(/\n?\s*•\s*/).filter(Boolean) : [block];
    return { items, lines: lines.map(runsOf) };
  });
}

const runsOf = (line: string): Run[] =>
  line.replaceAll('\n', ' ').split('__').map((text, at) => ({ text, strong: at % 2 === 1 })).filter((run) => run.text);
