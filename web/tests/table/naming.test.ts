import { describe, expect, it } from 'vitest';
import { named } from '../../src/table/naming';

const face = { seatName: (seat: number) => 'AB'[seat] ?? '', seatArguments: ['seat'] };

describe('who is told of', () => {
  it('people stand for their seats in what happens in the game', () => {
    expect(named({ id: 'bastion-event-moved', args: { seat: 'A' } }, face, ['Ann', 'Bob']).args).toEqual({ seat: 'Ann' });
  });

  it('namesakes keep the letters of their seats', () => {
    expect(named({ id: 'bastion-event-moved', args: { seat: 'A' } }, face, ['Ann', 'Bob', 'Ann']).args).toEqual({ seat: 'A · Ann' });
  });

  it('who plays every seat is told by the letters alone', () => {
    expect(named({ id: 'bastion-event-moved', args: { seat: 'B' } }, face, ['Ann', 'Ann']).args).toEqual({ seat: 'B' });
    expect(named({ id: 'bastion-event-moved', args: { seat: 'A' } }, face, ['Ann']).args).toEqual({ seat: 'Ann' });
  });

  it('seats keep their letters in what happens at the table', () => {
    expect(named({ id: 'table-sat', args: { person: 'Ann', seat: 'A' } }, face, ['Ann', 'Bob']).args).toEqual({ person: 'Ann', seat: 'A' });
  });
});
